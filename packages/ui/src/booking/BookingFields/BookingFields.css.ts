import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'

/** As many lines as it is told, and two at the least: few write any, and the form should fit a low screen. */
export const asManyLines = kitStyle({})
kitGlobal(`${asManyLines} textarea`, { minHeight: '4.6rem' })
