import type { ComponentDocs } from './componentDocs.ts'
import { useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'
import { Spoken } from './Spoken.tsx'

/** What a screen reader says of the component, line by line. */
export function ScreenReader({ reads }: Pick<ComponentDocs, 'reads'>) {
  const said = useSaid()
  if (reads.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{said(docsWords.reads)}</h2>
      <ul className={styles.list}>
        {reads.map((line) => (
          <li key={line.en}>
            <Spoken>{said(line)}</Spoken>
          </li>
        ))}
      </ul>
    </section>
  )
}
