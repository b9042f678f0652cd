import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const form = kitStyle({ paddingTop: vars.space.s2 })
export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  borderBottom: `1px solid ${vars.color.ink}`,
})
export const tool = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInline: '-0.6rem',
  cursor: 'pointer',
})
export const input = kitStyle({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.s3,
  fontSize: vars.fontSize.xxxl,
  lineHeight: 1.1,
  letterSpacing: vars.letterSpacing.xxxl,
  background: 'none',
  border: 0,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  paddingTop: vars.space.s3,
  fontSize: vars.fontSize.s,
  minHeight: '2.2rem',
})
export const scope = kitStyle({ color: vars.color.ink2 })
