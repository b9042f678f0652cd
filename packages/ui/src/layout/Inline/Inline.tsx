import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { gaps, type Space } from '../../private/space.css.ts'
import { aligns, inline, justifies } from './Inline.css.ts'

export interface InlineProps extends BoxProps {
  /**
   * The distance between the children, both ways.
   * @default 's4'
   */
  space?: Space
  /**
   * Where the children lie vertically.
   * @default 'center'
   */
  align?: keyof typeof aligns
  /**
   * How the row uses the space that is left.
   * @default 'start'
   */
  justify?: keyof typeof justifies
}

/**
 * Children side by side, going on in the next line when there is no space: buttons, links, tags. Renders `<div>`.
 *
 * Use it for a row of buttons, links or tags. Use `Stack` instead for one under the other, and `Grid` or `Columns`
 * when the columns have to line up.
 */
export function Inline({
  space = 's4',
  align = 'center',
  justify = 'start',
  className,
  ...props
}: InlineProps) {
  return (
    <Box
      {...props}
      className={joinClasses(inline, gaps[space], aligns[align], justifies[justify], className)}
    />
  )
}
