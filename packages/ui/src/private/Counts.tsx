import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './planner.css.ts'

interface CountsProps {
  /** The first is what it is about. `words` go with the number: "nuevos". */
  items: readonly { id: string; value: number; words: ReactNode; tone?: 'error' }[]
  children?: ReactNode
}

/** What a plan comes to, in a line of numbers. Renders `<p>`. */
export function Counts({ items, children }: CountsProps) {
  const intl = useIntl()
  return (
    <p className={styles.counts}>
      {items.map(({ id, value, words, tone }) => (
        <span key={id} className={styles.count} data-tone={tone}>
          <b className={styles.number}>{intl.formatNumber(value)}</b> {words}
        </span>
      ))}
      {children}
    </p>
  )
}
