import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

export const breadcrumb = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.2rem 0.6rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
})
export const list = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.2rem 0.6rem' })
export const item = kitStyle({
  selectors: {
    '& + &::before': { content: '"/" / ""', marginInlineEnd: '0.6rem', color: vars.color.ink3 },
  },
})
export const end = kitStyle({ marginInlineStart: 'auto' })
