import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { hidden } from './VisuallyHidden.css.ts'

/**
 * Words for assistive technology only. Renders `<span>`.
 *
 * Use it for what the eye sees from the layout and a screen reader cannot: the heading of a list, the column of a
 * table. Use `aria-label` instead on a control that has no words at all.
 */
export function VisuallyHidden({ as = 'span', className, ...props }: BoxProps) {
  return <Box as={as} {...props} className={joinClasses(hidden, className)} />
}
