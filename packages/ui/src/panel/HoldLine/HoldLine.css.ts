import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({
  padding: '0.8rem 0.9rem',
  border: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const title = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.err,
  '::before': {
    content: '',
    flex: 'none',
    width: '0.6rem',
    height: '0.6rem',
    background: 'currentColor',
    clipPath: 'polygon(0 0, 58% 0, 100% 42%, 100% 100%, 0 100%)',
  },
})
export const line = kitStyle({ margin: '0.5rem 0 0', padding: 0, listStyle: 'none' })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1.2rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.6rem',
  paddingBlock: '0.45rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const place = kitStyle({ color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' })
export const name = kitStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const note = kitStyle({ color: vars.color.ink2 })
