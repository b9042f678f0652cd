import { kitStyle } from '../../private/kitStyle.ts'

/** White under black in both themes: cameras look for that, and for four modules of it all around. */
export const code = kitStyle({ display: 'block', width: '12rem', maxWidth: '100%', height: 'auto' })
