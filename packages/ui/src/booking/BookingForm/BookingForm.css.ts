import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'

/** Two lines to begin with: few write any, and the form should fit a low screen. */
export const comments = kitStyle({})
kitGlobal(`${comments} textarea`, { minHeight: '4.6rem' })
