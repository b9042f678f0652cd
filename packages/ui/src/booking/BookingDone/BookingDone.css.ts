import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Takes the focus when it appears; that is for screen readers, a ring would mark no control. */
export const heading = kitStyle({ paddingInlineEnd: vars.space.s7, ':focus': { outline: 'none' } })
export const where = kitStyle({
  marginBlock: `${vars.space.s3} ${vars.space.s5}`,
  fontSize: vars.fontSize.l,
  lineHeight: 1.35,
})
export const address = kitStyle({ display: 'block', overflowWrap: 'anywhere' })

export const held = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBottom: vars.space.s5,
  padding: `${vars.space.s4} ${vars.space.s5}`,
  border: `1px solid ${vars.color.ink}`,
})
export const heldLabel = kitStyle({ flexBasis: '100%', fontSize: vars.fontSize.s })
export const hour = kitStyle({
  fontSize: vars.fontSize.xxxl,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
})
export const left = kitStyle({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
})
export const day = kitStyle({ color: vars.color.ink2 })

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  ':last-child': { borderBottom: `1px solid ${vars.color.line}` },
})
export const question = kitStyle({ flex: '1 1 11rem' })
export const hint = kitStyle({ color: vars.color.ink2 })
export const correction = kitStyle({ flexBasis: '100%' })
export const refusal = kitStyle({ marginBottom: vars.space.s4, color: vars.color.err })
