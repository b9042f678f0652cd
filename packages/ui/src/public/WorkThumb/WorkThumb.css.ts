import { kitStyle } from '../../private/kitStyle.ts'

export const link = kitStyle({ display: 'block' })
export const caption = kitStyle({ paddingTop: '0.8rem' })
