import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const box = kitStyle({
  border: `1px solid ${vars.color.ink}`,
  padding: '1.1rem',
  '@media': { [from('tablet')]: { padding: vars.space.s5 } },
})
export const full = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  marginTop: '0.35rem',
  fontSize: vars.fontSize.s,
  '::before': { content: '', flex: 'none', width: '1.9rem', height: '1.1rem', background: hatch(7) },
  '@media': {
    '(forced-colors: active)': { '::before': { background: forcedHatch(7), forcedColorAdjust: 'none' } },
  },
})
export const promise = kitStyle({
  marginTop: '1.1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  textWrap: 'pretty',
})
export const wait = kitStyle({ width: '100%', marginTop: '1.1rem' })
