import { useContext } from 'react'
import type { ComponentDocs } from './componentDocs.ts'
import { DocsLanguageContext, useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'
import { keyIn } from './keys.ts'
import { Spoken } from './Spoken.tsx'

/** Which keys do what. */
export function KeyTable({ keyboard }: Pick<ComponentDocs, 'keyboard'>) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  if (keyboard.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{said(docsWords.keyboard)}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{said(docsWords.keys)}</th>
            <th scope="col">{said(docsWords.does)}</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(({ keys, does }) => (
            <tr key={keys.join(' ')}>
              <td>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {keyIn(language, key)}
                  </kbd>
                ))}
              </td>
              <td>
                <Spoken>{said(does)}</Spoken>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
