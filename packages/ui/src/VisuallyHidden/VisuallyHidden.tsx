import { Box, type BoxProps } from '../private/Box.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { hidden } from './VisuallyHidden.css.ts'

/** Words for assistive technology only. Renders `<span>`. */
export function VisuallyHidden({ as = 'span', className, ...props }: BoxProps) {
  return <Box as={as} {...props} className={joinClasses(hidden, className)} />
}
