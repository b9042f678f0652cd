import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const nav = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.layout.gap,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.ink}`,
})
export const link = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '2.75rem',
  minWidth: 0,
  maxWidth: '50%',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
export const next = kitStyle({ marginInlineStart: 'auto', textAlign: 'end' })
export const word = kitStyle({ display: 'block', color: vars.color.ink2 })
export const title = kitStyle({
  selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
})
