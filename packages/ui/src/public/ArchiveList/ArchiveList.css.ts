import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const list = kitStyle({ borderTop: `1px solid ${vars.color.ink}` })
export const row = kitStyle({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  paddingBlock: vars.space.s6,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.s7 },
  },
})
export const words = kitStyle({ display: 'grid', gap: vars.space.s3, minWidth: 0 })
export const title = kitStyle({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.title,
  lineHeight: 1.08,
  letterSpacing: vars.letterSpacing.xxl,
  overflowWrap: 'anywhere',
})
export const link = kitStyle({
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.12em',
    },
  },
})
export const description = kitStyle({ color: vars.color.ink2 })
export const facts = kitStyle({ fontSize: vars.fontSize.s, fontVariantNumeric: 'tabular-nums' })
export const tiles = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.layout.gap,
})
