import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { inset } from './DoorPage.css.ts'

/**
 * What stands on a `DoorPage` at its sides' distance: a field, a sentence. Renders `<div>`.
 *
 * Use it for what brings no sides of its own. Use `Container` instead on the site's pages.
 */
export function DoorInset({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={joinClasses(inset, className)} />
}
