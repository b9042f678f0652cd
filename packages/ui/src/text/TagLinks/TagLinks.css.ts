import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const tags = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
export const tag = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.2rem',
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
