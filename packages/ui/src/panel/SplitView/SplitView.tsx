import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { DetailHeadingContext } from './DetailHeadingContext.ts'
import * as styles from './SplitView.css.ts'
import { useDetailFocus } from './useDetailFocus.ts'

export interface SplitViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What one chooses from. */
  list: ReactNode
  /** What was chosen; without it (`undefined`, `null`, `false`) the list has all the space. */
  detail?: ReactNode
  /**
   * Which one of the list is the detail: who opens another is led to the heading of its `SlotHead` or `MessageReader`, and
   * back to its line in the list, the one with `aria-current="true"`, when it goes. Without it the focus stays where it is.
   */
  chosen?: string | number | undefined
  /**
   * Which of the two is narrow: the list beside a text (`list`), the panel beside a calendar (`detail`), or what
   * belongs to the whole list (`aside`), which stands under it where both do not fit.
   * @default 'list'
   */
  narrow?: 'list' | 'detail' | 'aside'
}

/**
 * A list and what was chosen in it, side by side with a rule of weight between; where both do not fit, what was chosen
 * stands in the place of the list, and needs a way back. Renders `<div>` around a `<section>` with what was chosen.
 *
 * Use it for messages, and for a calendar with its slots. Use `Tabs` instead for parts of one record.
 */
export function SplitView({ list, detail, chosen, narrow = 'list', className, ...props }: SplitViewProps) {
  const open = detail !== undefined && detail !== null && detail !== false
  const focus = useDetailFocus(chosen, open)
  return (
    <div
      {...props}
      data-open={open || undefined}
      className={joinClasses(styles.root, styles.narrow[narrow], className)}
    >
      <div ref={focus.list} tabIndex={-1} className={styles.list[narrow]}>
        {list}
      </div>
      {open ? (
        <section
          ref={focus.detail}
          tabIndex={-1}
          aria-labelledby={focus.isNamed ? focus.heading.id : undefined}
          className={styles.detail[narrow]}
        >
          <DetailHeadingContext value={focus.heading}>{detail}</DetailHeadingContext>
        </section>
      ) : null}
    </div>
  )
}
