import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './PaperLine.css.ts'

export interface PaperLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** At its left: whose sheet it is, or when it was printed. */
  start: ReactNode
  /** At its right: an address, and an `<img>` of its QR code, 20mm wide. */
  end: ReactNode
}

/**
 * A line that only paper shows: the head or the foot of a printed page, as far as it stands before or after `<main>`.
 * Renders `<div>`.
 *
 * Use it beside the `Header` and the `Footer` of a `Page`, which stay on the screen. Use `MetaBar` instead for facts
 * that the screen shows too.
 */
export function PaperLine({ start, end, className, ...props }: PaperLineProps) {
  return (
    <div {...props} className={joinClasses(styles.line, className)}>
      <div>{start}</div>
      <div className={styles.end}>{end}</div>
    </div>
  )
}
