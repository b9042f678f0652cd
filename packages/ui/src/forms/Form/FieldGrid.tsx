import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Form.css.ts'

/**
 * Fields side by side: one column on a phone, two from the tablet up. A field with `wide` takes both. Renders
 * `<div>`.
 *
 * Use it inside a `Form` for short fields that belong together. Use `Stack` instead for fields one under the other,
 * and `Grid` for tiles.
 */
export function FieldGrid({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={joinClasses(styles.grid, className)} />
}
