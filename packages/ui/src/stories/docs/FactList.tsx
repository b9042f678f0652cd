import type { ComponentDocs } from './componentDocs.ts'
import { useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'

interface FactListProps {
  record: Pick<ComponentDocs, 'status' | 'since'> | undefined
  /** Kilobytes. */
  size: { script: string; styles: string } | undefined
  /** Where its source can be read. */
  source: string | undefined
}

/** How settled a component is and since when, what it weighs, where its source is. */
export function FactList({ record, size, source }: FactListProps) {
  const said = useSaid()
  return (
    <ul className={styles.facts}>
      {record ? (
        <li>
          <span className={styles.status}>{said(docsWords[record.status])}</span>, {said(docsWords.since)}{' '}
          {record.since}
        </li>
      ) : null}
      {size ? (
        <li>
          {said(docsWords.size)}: {size.script} {said(docsWords.script)}, {size.styles}{' '}
          {said(docsWords.styles)}
        </li>
      ) : null}
      {source ? (
        <li>
          <a href={source} target="_top" className={styles.link}>
            {said(docsWords.source)}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
