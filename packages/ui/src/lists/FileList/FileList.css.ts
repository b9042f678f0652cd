import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({
  width: '100%',
  fontSize: vars.fontSize.s,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '2.75rem',
  borderTop: `1px solid ${vars.color.line}`,
})
/** A sheet of paper, upright, with what it is at its foot. */
export const leaf = kitStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  width: '2.1rem',
  height: '2.7rem',
  paddingBottom: '0.3rem',
  marginBlock: vars.space.s2,
  border: `1px solid ${vars.color.line2}`,
  color: vars.color.ink2,
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
})
export const name = kitStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const size = kitStyle({ color: vars.color.ink2, whiteSpace: 'nowrap' })
export const download = kitStyle({
  paddingBlock: vars.space.s3,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
})
