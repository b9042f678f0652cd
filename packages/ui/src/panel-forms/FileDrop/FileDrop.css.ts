import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.5rem',
  minHeight: '11rem',
  padding: '1.5rem',
  border: `1px dashed ${vars.color.line2}`,
  background: vars.color.ground,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: vars.color.focus, background: vars.color.ground2 },
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-small]': { minHeight: 0, padding: '0.9rem' },
  },
})
export const label = kitStyle({
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const input = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
})
export const hint = kitStyle({ color: vars.color.ink2 })
export const error = kitStyle({ color: vars.color.err })
export const progress = kitStyle({ width: 'min(100%, 24rem)' })
