import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { frame, kinds, wall } from './Wall.css.ts'

export interface WallProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `empty`: where a work hung (nothing was found). `crooked`: a frame that hangs askew (something failed). */
  kind: keyof typeof kinds
}

/**
 * The picture of the pages that have none: a wall of the gallery. Renders `<div>`, hidden from assistive
 * technology.
 *
 * Use it on the pages of a 404 and of a 500. Use `EmptyState` instead for a list with nothing in it.
 */
export function Wall({ kind, className, ...props }: WallProps) {
  return (
    <div aria-hidden="true" {...props} className={joinClasses(wall, className)}>
      <div className={joinClasses(frame, kinds[kind])} />
    </div>
  )
}
