import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { box, sentence } from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** One short sentence: "No results to show". */
  title: ReactNode
  /** The way out, a `Link` or a tertiary `Button`: "Reset search". */
  action?: ReactNode
}

/**
 * Stands where a list would, when there is nothing to list. Renders `<div>`.
 *
 * Use it where nothing was found or nothing has been made yet, with the way out of it. Use `Message` instead when
 * the whole page has one thing to say.
 */
export function EmptyState({ title, action, className, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={joinClasses(box, className)}>
      <p className={sentence}>{title}</p>
      {action}
    </div>
  )
}
