import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { divider, weights } from './Divider.css.ts'

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /**
   * A hairline, or the ink rule that carries a structure.
   * @default 'line'
   */
  weight?: keyof typeof weights
}

/**
 * A rule between two parts. Renders `<hr>`.
 *
 * Use it between two parts that have no headings. Use `Section` instead when they have, since its distance is rule
 * enough.
 */
export function Divider({ weight = 'line', className, ...props }: DividerProps) {
  return <hr {...props} className={joinClasses(divider, weights[weight], className)} />
}
