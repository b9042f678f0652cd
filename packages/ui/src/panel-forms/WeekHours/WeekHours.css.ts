import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const days = kitStyle({ display: 'grid', borderTop: `1px solid ${vars.color.line}` })
/** A day: its name, and beside it its hours. */
export const day = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, 10rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${vars.space.s4}`,
  minHeight: '3.25rem',
  paddingBlock: '0.2rem',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const hours = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontSize: vars.fontSize.admin,
  color: vars.color.ink2,
})
export const hour = kitStyle({
  selectors: { '&&': { width: 'auto', minWidth: 0, maxWidth: '8.5rem', flex: '0 1 8.5rem' } },
})
export const closed = kitStyle({ fontSize: vars.fontSize.admin, color: vars.color.ink2 })
export const error = kitStyle({ gridColumn: '2' })
