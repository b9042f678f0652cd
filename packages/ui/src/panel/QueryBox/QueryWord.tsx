import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './QueryBox.css.ts'

export interface QueryWordProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** Whether the field that changes it is open. */
  open: boolean
}

/**
 * A word of a question that can be changed. Renders `<button aria-expanded>`.
 *
 * Use it inside a `QueryBox`. Use `Link` instead for what leads elsewhere.
 */
export function QueryWord({ open, className, ...props }: QueryWordProps) {
  return (
    <button type="button" aria-expanded={open} {...props} className={joinClasses(styles.word, className)} />
  )
}
