import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ minWidth: 0 })
export const legend = kitStyle({
  padding: '0 0 0.6rem',
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
})
/** The chosen one in ink, and bold. */
export const card = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.1rem 0.7rem',
  padding: '0.8rem 0.9rem',
  border: `1px solid ${vars.color.line2}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  selectors: {
    '& + &': { marginTop: '0.6rem' },
    '&:has(:checked)': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 0.5px ${vars.color.ink}` },
  },
})
export const label = kitStyle({ display: 'contents', cursor: 'pointer' })
export const words = kitStyle({
  overflowWrap: 'anywhere',
  selectors: { [`${label}:has(:checked) &`]: { fontWeight: vars.fontWeight.strong } },
})
export const hint = kitStyle({ gridColumn: 2, color: vars.color.ink2, overflowWrap: 'anywhere' })
