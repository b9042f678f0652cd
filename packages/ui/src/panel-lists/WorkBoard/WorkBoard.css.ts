import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** One under the other on a phone, in the order in which they are read; from the tablet what is picked from is at the left. */
export const board = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  alignItems: 'start',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})
export const source = kitStyle({
  minWidth: 0,
  '@media': { [fromLetters('tablet')]: { gridColumn: 1, gridRow: 1 } },
})
export const works = kitStyle({
  minWidth: 0,
  '@media': {
    [fromLetters('tablet')]: {
      gridColumn: 2,
      alignSelf: 'stretch',
      paddingInlineStart: vars.space.s5,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
