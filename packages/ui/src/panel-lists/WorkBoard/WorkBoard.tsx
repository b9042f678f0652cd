import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './WorkBoard.css.ts'

export interface WorkBoardProps extends ComponentPropsWithRef<'div'> {
  /** What is picked from, at the left; under the rest on a phone. */
  source: ReactNode
  /** What is known and set of the whole, at the right; under the works below 1280px. */
  aside: ReactNode
}

/**
 * A table to put works together on: the works to pick from, the works in order, and what is set of them all. Renders
 * `<div>`; the children stand in the middle.
 *
 * Use it for a collection, with `PickList` and `OrderedWorks`. Use `Columns` instead for two parts.
 */
export function WorkBoard({ source, aside, className, children, ...props }: WorkBoardProps) {
  return (
    <div {...props} className={joinClasses(styles.board, className)}>
      <div className={styles.source}>{source}</div>
      <div className={styles.middle}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  )
}
