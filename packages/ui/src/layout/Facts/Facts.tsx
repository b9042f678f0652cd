import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Facts.css.ts'

/** One line of a list of facts. */
export interface Fact {
  /** What is told: "Technique". Also the line's key, so it is there once. */
  term: string
  /** What it is: "Oil on canvas". */
  value: ReactNode
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The lines, in order. */
  items: readonly Fact[]
  /**
   * In ruled lines, the term at the left; or in columns without rules, each term over its value.
   * @default 'lines'
   */
  layout?: 'lines' | 'columns'
}

/**
 * Short facts, each a term and a value. Renders `<dl>`.
 *
 * Use it beside a text or under a title; in columns for the few that a visitor looks for. Use `MetaBar` instead for the facts right
 * under a detail's title.
 */
export function Facts({ items, layout = 'lines', className, ...props }: FactsProps) {
  const inColumns = layout === 'columns'
  return (
    <dl {...props} className={joinClasses(inColumns ? styles.inColumns : styles.facts, className)}>
      {items.map(({ term, value }) => (
        <div key={term} className={inColumns ? undefined : styles.row}>
          <dt className={inColumns ? styles.smallTerm : styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
