import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { columnCounts, grid, phone } from './Grid.css.ts'

export interface GridProps extends BoxProps {
  /** How many columns from 1088px of width on; below it is two. */
  columns: 2 | 3 | 4
  /**
   * How many columns under 480px.
   * @default 1
   */
  phoneColumns?: 1 | 2
}

/**
 * Equal columns for things of one kind: works, names, collections. Renders `<div>`, or a list through `as`.
 *
 * Use it for things that weigh the same. Use `Columns` instead for two unequal parts, and `WorkGrid`, `ItemGrid`,
 * `CollectionGrid` or `ArtistGrid` for what they are named after.
 */
export function Grid({ columns, phoneColumns = 1, className, ...props }: GridProps) {
  const narrow = phoneColumns === 1 ? phone.one : phone.two
  return <Box {...props} className={joinClasses(grid, narrow, columnCounts[columns], className)} />
}
