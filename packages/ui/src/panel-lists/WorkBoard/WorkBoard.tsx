import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './WorkBoard.css.ts'

export interface WorkBoardProps extends ComponentPropsWithRef<'div'> {
  /** What is picked from, at the left; under the works on a phone. */
  source: ReactNode
}

/**
 * A table to put works together on: the works to pick from beside the works in order. Renders `<div>`; the children
 * are the works in order.
 *
 * Use it in the record of a collection, with `PickList` and `OrderedWorks`. Use `Columns` instead for any other two
 * parts.
 */
export function WorkBoard({ source, className, children, ...props }: WorkBoardProps) {
  return (
    <div {...props} className={joinClasses(styles.board, className)}>
      <div className={styles.works}>{children}</div>
      <div className={styles.source}>{source}</div>
    </div>
  )
}
