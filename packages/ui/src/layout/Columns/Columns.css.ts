import { createVar } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, onPaper } from '../../tokens/breakpoints.ts'

const tracks = createVar('tracks')

export const columns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  rowGap: vars.space.s5,
})

const beside = { gridTemplateColumns: tracks } as const
export const froms = kitVariants({
  tablet: { '@media': { [`${fromLetters('tablet')}, ${onPaper}`]: beside } },
  desktop: { '@media': { [`${fromLetters('desktop')}, ${onPaper}`]: beside } },
})

const parts = (left: number, right: number) => ({
  vars: { [tracks]: `minmax(0, ${left}fr) minmax(0, ${right}fr)` },
})
export const splits = kitVariants({
  '3/9': parts(3, 9),
  '4/8': parts(4, 8),
  '5/6': parts(5, 6),
  '5/7': parts(5, 7),
  '6/6': parts(6, 6),
  '7/4': parts(7, 4),
  '7/5': parts(7, 5),
  '8/4': parts(8, 4),
  '9/3': parts(9, 3),
})
export const aligns = kitVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
})
export const spacious = kitStyle({ columnGap: vars.space.s7 })
/** One of the twelve columns and the distances beside it. */
export const columnApart = kitStyle({
  columnGap: `calc((100% - 11 * ${vars.layout.gap}) / 12 + 2 * ${vars.layout.gap})`,
  rowGap: vars.space.s7,
})
