import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const footer = kitStyle({
  flex: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: `${vars.space.s7} ${vars.space.s5}`,
})
export const columns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s6} ${vars.layout.gap}`,
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: '5fr 3fr 2fr 2fr' } },
})
export const wide = kitStyle({
  gridColumn: '1 / -1',
  '@media': { [fromLetters('tablet')]: { gridColumn: 'auto' } },
})
export const home = kitStyle({ display: 'inline-flex' })
export const tagline = kitStyle({
  marginBlockStart: vars.space.s4,
  maxWidth: '24em',
  color: vars.color.ink2,
  textWrap: 'pretty',
})
export const small = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45 })
export const place = kitStyle({ fontStyle: 'normal' })
export const line = kitStyle({ display: 'block' })
export const hours = kitStyle({ marginBlockStart: '0.9rem', textWrap: 'balance' })
export const list = kitStyle({ display: 'flex', flexDirection: 'column', gap: '0.35rem' })
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s7,
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
})
