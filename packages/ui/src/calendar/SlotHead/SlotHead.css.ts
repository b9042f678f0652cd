import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 0.6rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const time = kitStyle({
  fontSize: '1.45rem',
  fontWeight: vars.fontWeight.normal,
  letterSpacing: vars.letterSpacing.xxl,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
})
export const day = kitStyle({
  color: vars.color.ink2,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const event = kitStyle({
  gridColumn: '1 / -1',
  display: 'inline-block',
  justifySelf: 'start',
  marginTop: '0.7rem',
  padding: '0.25rem 0.5rem',
  background: vars.event.tint,
  color: vars.event.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const close = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  color: vars.color.ink,
  ':hover': { background: vars.color.ground2 },
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
})
