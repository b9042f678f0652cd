import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { aligns, columnApart, columns, froms, spacious, splits } from './Columns.css.ts'

const spaces = { grid: undefined, wide: spacious, column: columnApart }

export interface ColumnsProps extends BoxProps {
  /** The share of the two children, in twelfths of the width. */
  split: keyof typeof splits
  /**
   * The width from which they stand side by side; below, one under the other.
   * @default 'tablet'
   */
  from?: keyof typeof froms
  /**
   * The distance between them: the grid's own, `wide` (3rem) for a text beside a picture, or an empty `column` of
   * the twelve, which the parts of `split` then leave over.
   * @default 'grid'
   */
  space?: keyof typeof spaces
  /**
   * Where they stand to each other when one is higher; `stretch` makes them equally high.
   * @default 'start'
   */
  align?: keyof typeof aligns
}

/**
 * Two children side by side in unequal parts. Renders `<div>`.
 *
 * Use it for a text beside its facts, or a form beside what it is about. Use `Grid` instead for things of one kind,
 * and `Inline` for buttons and tags.
 */
export function Columns({
  split,
  from = 'tablet',
  space = 'grid',
  align = 'start',
  className,
  ...props
}: ColumnsProps) {
  const aligned = aligns[align]
  return (
    <Box
      {...props}
      className={joinClasses(columns, froms[from], splits[split], spaces[space], aligned, className)}
    />
  )
}
