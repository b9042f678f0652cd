import type { ComponentDocs } from './componentDocs.ts'
import { useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'
import { Spoken } from './Spoken.tsx'

interface UseInsteadProps extends Pick<ComponentDocs, 'use' | 'instead'> {
  /** The page of a component. */
  addressOf: (component: string) => string | undefined
}

/** When the component is right, and when another one is, which is one press away. */
export function UseInstead({ use, instead, addressOf }: UseInsteadProps) {
  const said = useSaid()
  return (
    <div className={styles.pair}>
      <section>
        <h2 className={styles.heading}>{said(docsWords.use)}</h2>
        <ul className={styles.list}>
          {use.map((when) => (
            <li key={when.en}>
              <Spoken>{said(when)}</Spoken>
            </li>
          ))}
        </ul>
      </section>
      {instead.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{said(docsWords.instead)}</h2>
          <ul className={styles.list}>
            {instead.map(({ component, when }) => (
              <li key={component}>
                <a href={addressOf(component)} target="_top" className={styles.link}>
                  {component.replace(/^.*\//, '')}
                </a>{' '}
                <Spoken>{said(when)}</Spoken>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
