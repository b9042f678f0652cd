import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { gaps, type Space } from '../../private/space.css.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends BoxProps {
  /**
   * The distance between the children; `section` is the one between page sections.
   * @default 's4'
   */
  space?: Space
  /**
   * Where the children lie across; `center` centres their text too.
   * @default 'stretch'
   */
  align?: keyof typeof styles.aligns
  /**
   * Where the children lie when the box is taller than they are; `between` sends the first to its head and the last
   * to its foot.
   * @default 'start'
   */
  justify?: keyof typeof styles.justifies
}

/**
 * Children one under the other, at one distance. Renders `<div>`, or what `as` says.
 *
 * Use it for blocks one under the other. Use `Inline` instead for a row, `Grid` for tiles and `Page` for the parts
 * of a page.
 */
export function Stack({
  space = 's4',
  align = 'stretch',
  justify = 'start',
  className,
  ...props
}: StackProps) {
  const { aligns, justifies } = styles
  return (
    <Box
      {...props}
      className={joinClasses(styles.stack, gaps[space], aligns[align], justifies[justify], className)}
    />
  )
}
