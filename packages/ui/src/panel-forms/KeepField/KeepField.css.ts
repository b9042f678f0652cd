import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 0.36fr) minmax(0, 0.64fr)',
  alignItems: 'center',
  gap: '0.3rem 0.6rem',
  paddingBlock: '0.2rem',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const label = kitStyle({ overflowWrap: 'anywhere' })
/** Without a border as long as nothing is set: what is to change stands out. */
export const choice = kitStyle({
  selectors: {
    '&:not([data-set])': { borderColor: 'transparent', color: vars.color.ink3 },
    '&:not([data-set]):hover': { borderColor: vars.color.line2 },
    '&[data-set]': { fontWeight: vars.fontWeight.strong, borderColor: vars.color.ink },
  },
})
export const more = kitStyle({ gridColumn: 2, paddingBottom: '0.3rem' })
export const hint = kitStyle({
  paddingTop: '0.2rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  color: vars.color.ink2,
})
