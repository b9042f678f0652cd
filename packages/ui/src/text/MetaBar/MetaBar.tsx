import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './MetaBar.css.ts'

export interface MetaBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What there is to know, at most three: date, place, visit. */
  facts: readonly { term: ReactNode; value: ReactNode }[]
  /** The page's one action, at the right end; full width on a phone. */
  action?: ReactNode
}

/**
 * The facts under a detail's title, beneath a rule of weight. Renders `<div>` around a `<dl>`.
 *
 * Use it right under the title of an event or a work, in a `Container`. Use `Facts` instead anywhere else.
 */
export function MetaBar({ facts, action, className, ...props }: MetaBarProps) {
  return (
    <div {...props} className={joinClasses(styles.bar, className)}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a detail never change places.
          <div key={place} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
