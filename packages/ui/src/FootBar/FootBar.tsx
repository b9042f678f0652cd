import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../private/joinClasses.ts'
import { bar } from './FootBar.css.ts'

export interface FootBarProps extends ComponentPropsWithRef<'section'> {
  /** What the bar is for, for screen readers: "Crear turnos". */
  'aria-label': string
}

/**
 * The bar at the foot of a panel's screen, in sight however far the screen goes on: words first, then buttons, one of
 * them primary. Renders `<section>`; make it the last child of the screen. For the form of one record use `SaveBar`,
 * for what is ticked in a table `BulkBar`; this one is for screens that are neither, such as a planner.
 */
export function FootBar({ className, ...props }: FootBarProps) {
  return <section data-foot-bar="" {...props} className={joinClasses(bar, className)} />
}
