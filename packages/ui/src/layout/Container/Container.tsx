import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { container, widths } from './Container.css.ts'

export interface ContainerProps extends BoxProps {
  /**
   * `page` is 1364px at most, `text` a line of 34em, `form` 600px; always with the gutters beside.
   * @default 'page'
   */
  width?: keyof typeof widths
}

/**
 * The centred column that content stands in. Renders `<div>`, or what `as` says.
 *
 * Use it for a block that stands outside `Section` and `PageTitle`, which bring their own. Use `Section` instead
 * when the block has a heading.
 */
export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return <Box {...props} className={joinClasses(container, widths[width], className)} />
}
