import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Facts.css.ts'

/** One line of a list of facts. */
export interface Fact {
  /** What is told: "Técnica". Also the line's key, so it is there once. */
  term: string
  /** What it is: "Óleo sobre tela". */
  value: ReactNode
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The lines, in order. */
  items: readonly Fact[]
}

/**
 * Short facts in ruled lines, the term at the left. Renders `<dl>`.
 *
 * Use it beside a text or under a title, for what has a name and a value. Use `MetaBar` instead for the facts right
 * under a detail's title.
 */
export function Facts({ items, className, ...props }: FactsProps) {
  return (
    <dl {...props} className={joinClasses(styles.facts, className)}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
