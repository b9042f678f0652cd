import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const transcript = kitStyle({ borderBottom: `1px solid ${vars.color.line}` })
export const opener = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const arrow = kitStyle({ selectors: { '[open] > summary > &': { rotate: '180deg' } } })

export const cue = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s3,
  paddingBlock: '0.2rem',
  paddingInlineStart: vars.space.s2,
  borderInlineStart: '2px solid transparent',
  selectors: { '&[aria-current]': { borderColor: vars.color.ink } },
})
/** A column of its own, as wide as hours are. */
export const jump = kitStyle({
  flex: 'none',
  minWidth: '3.4rem',
  minHeight: '1.75rem',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  ':hover': { color: vars.color.ink },
})
export const said = kitStyle({
  flex: 1,
  minWidth: 0,
  maxWidth: vars.layout.measure,
  overflowWrap: 'anywhere',
})
