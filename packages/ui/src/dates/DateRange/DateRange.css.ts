import { kitStyle } from '../../private/kitStyle.ts'

export const whole = kitStyle({ whiteSpace: 'nowrap' })
