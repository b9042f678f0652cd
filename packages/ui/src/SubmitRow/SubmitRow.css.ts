import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s5}`,
})
