import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const plates = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s7} ${vars.layout.gap}`,
  alignItems: 'end',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const plate = kitStyle({ minWidth: 0 })

const across = (gridColumn: string) => ({ '@media': { [from('tablet')]: { gridColumn } } })
export const spans = kitVariants({
  whole: across('1 / -1'),
  alone: across('1 / 5'),
  leftWide: across('1 / 8'),
  leftHalf: across('1 / 7'),
  leftNarrow: across('1 / 5'),
  rightWide: across('6 / 13'),
  rightHalf: across('8 / 13'),
  rightNarrow: across('9 / 13'),
})
export const caption = kitStyle({
  paddingTop: '0.7rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  maxWidth: vars.layout.measure,
})
