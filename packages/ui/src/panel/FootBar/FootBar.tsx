import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { bar } from './FootBar.css.ts'

export interface FootBarProps extends ComponentPropsWithRef<'section'> {
  /** What the bar is for, for screen readers: "Crear turnos". */
  'aria-label': string
}

/**
 * The bar at the foot of a panel's screen, in sight however far the screen goes on: words first, then buttons, one
 * of them primary. Renders `<section>`, which keeps the focus when a pressed button goes away or is disabled; make it the
 * last child of the screen.
 *
 * Use it on a screen that is neither a form nor a table, such as a planner. Use `SaveBar` instead for the form of
 * one record, and `BulkBar` for what is ticked in a table.
 */
export function FootBar({ className, ref, ...props }: FootBarProps) {
  const kept = useKeptFocus(ref)
  return <section data-foot-bar="" {...kept} {...props} className={joinClasses(bar, className)} />
}
