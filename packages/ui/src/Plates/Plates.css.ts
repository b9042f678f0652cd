import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

export const plates = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s7} ${vars.layout.gap}`,
  alignItems: 'end',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const plate = kitStyle({
  minWidth: 0,
  '@media': {
    [from('tablet')]: {
      gridColumn: '1 / 8',
      selectors: {
        '&:nth-child(even)': { gridColumn: '9 / 13' },
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
  },
})
export const caption = kitStyle({
  paddingTop: '0.7rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  maxWidth: vars.layout.measure,
})
