import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './SplitView.css.ts'

export interface SplitViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What one chooses from. */
  list: ReactNode
  /** What was chosen; without it (`undefined`, `null`, `false`) the list has all the space. */
  detail?: ReactNode
  /**
   * Which of the two is narrow: the list beside a text (`list`), the panel beside a calendar (`detail`), or what
   * belongs to the whole list (`aside`), which stands under it where both do not fit.
   * @default 'list'
   */
  narrow?: 'list' | 'detail' | 'aside'
}

/**
 * A list and what was chosen in it, side by side with a rule of weight between; where both do not fit, what was chosen
 * stands in the place of the list, and needs a way back. Renders `<div>`.
 *
 * Use it for messages, and for a calendar with its slots. Use `Tabs` instead for parts of one record.
 */
export function SplitView({ list, detail, narrow = 'list', className, ...props }: SplitViewProps) {
  const open = detail !== undefined && detail !== null && detail !== false
  return (
    <div
      {...props}
      data-open={open || undefined}
      className={joinClasses(styles.root, styles.narrow[narrow], className)}
    >
      <div className={styles.list[narrow]}>{list}</div>
      {open ? <div className={styles.detail[narrow]}>{detail}</div> : null}
    </div>
  )
}
