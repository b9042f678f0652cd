import { Box, type BoxProps } from '../private/Box.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { centred, columns, froms, roomy, splits } from './Columns.css.ts'

export interface ColumnsProps extends BoxProps {
  /** The share of the two children, in twelfths of the width. */
  split: keyof typeof splits
  /**
   * The width from which they stand side by side; below, one under the other.
   * @default 'tablet'
   */
  from?: keyof typeof froms
  /**
   * The distance between them: the grid's own, or `wide` (3rem) for a text beside a picture.
   * @default 'grid'
   */
  space?: 'grid' | 'wide'
  /**
   * Where they stand to each other when one is higher.
   * @default 'start'
   */
  align?: 'start' | 'center'
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
  const gap = space === 'wide' && roomy
  const middle = align === 'center' && centred
  return (
    <Box {...props} className={joinClasses(columns, froms[from], splits[split], gap, middle, className)} />
  )
}
