import { kitGlobal, kitStyle } from '../private/kitStyle.ts'
import { squareFoot, squareInset, squareRatio } from '../private/tile.css.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

const tablet = from('tablet')

/** The wall of a viewing room in sixths. */
export const room = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space.s6} ${vars.space.s3}`,
  '@media': { [tablet]: { gap: `${vars.space.s7} ${vars.layout.gap}` } },
})

const sixths = (count: number) => `span ${count}`

// Ten works make four rows; then it begins again.
kitGlobal(`${room} > *`, { gridColumn: sixths(3), '@media': { [tablet]: { gridColumn: sixths(2) } } })

// On a phone two share a row, but every fifth has one to itself: no row is left half empty on the way.
kitGlobal(`${room} > :nth-child(5n + 1)`, { gridColumn: sixths(6), vars: { [squareRatio]: '5 / 4' } })

kitGlobal(`${room} > :nth-child(10n + 1)`, {
  '@media': {
    [tablet]: {
      gridColumn: sixths(4),
      // As high as the square beside it: half its own width but for half a gap.
      vars: { [squareRatio]: 'auto', [squareFoot]: `calc(50% - ${vars.layout.gap} / 2)` },
    },
  },
})
for (const place of [6, 7]) {
  kitGlobal(`${room} > :nth-child(10n + ${place})`, {
    '@media': {
      [tablet]: { gridColumn: sixths(3), vars: { [squareRatio]: '3 / 2', [squareInset]: '9% 8%' } },
    },
  })
}
