import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const logo = kitStyle({ display: 'flex' })

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: '4.2rem',
  fontSize: vars.fontSize.s,
})
