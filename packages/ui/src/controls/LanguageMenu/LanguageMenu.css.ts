import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const languages = kitStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s4 })
