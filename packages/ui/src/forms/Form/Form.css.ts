import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const form = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s5,
})

export const stray = kitStyle({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.errTint,
  color: vars.color.err,
  boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
  fontSize: vars.fontSize.s,
})

export const grid = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s5} ${vars.layout.gap}`,
  alignItems: 'start',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
