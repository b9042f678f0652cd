import type { StyleRule } from '@vanilla-extract/css'
import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { squareFoot, squareInset, squareRatio } from '../../private/tile.css.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

/** The wall of a viewing room in sixths. */
export const room = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space.s6} ${vars.space.s3}`,
  '@media': { [tablet]: { gap: `${vars.space.s7} ${vars.layout.gap}` } },
})

const sixths = (count: number) => `span ${count}`

kitGlobal(`${room} > *`, { gridColumn: sixths(3), '@media': { [inLargeLetters]: { gridColumn: sixths(6) } } })

// On a phone two share a row, but every fifth has one to itself, and so has a last one that nobody is beside.
const alone = [':nth-child(5n + 1)', ':nth-child(5n + 2):last-child', ':nth-child(5n + 4):last-child']
kitGlobal(`${room} > :is(${alone.join(', ')})`, { gridColumn: sixths(6), vars: { [squareRatio]: '5 / 4' } })

/** From the tablet on; three times itself, to outweigh the rules of the phone. */
const place = (rule: StyleRule) => ({ selectors: { '&&&': { '@media': { [tablet]: rule } } } })
export const places = kitVariants({
  third: place({ gridColumn: sixths(2), vars: { [squareRatio]: '1' } }),
  half: place({ gridColumn: sixths(3), vars: { [squareRatio]: '3 / 2', [squareInset]: '9% 8%' } }),
  wide: place({
    gridColumn: sixths(4),
    // As high as the square beside it: half its own width but for half a gap.
    vars: { [squareRatio]: 'auto', [squareFoot]: `calc(50% - ${vars.layout.gap} / 2)` },
  }),
})
