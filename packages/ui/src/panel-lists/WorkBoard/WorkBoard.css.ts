import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const rule = `1px solid ${vars.color.line}`

/** One under the other on a phone; from the tablet what is picked from beside the rest; three columns from 1280px. */
export const board = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [from('wide')]: { gridTemplateColumns: '17rem minmax(0, 1fr) 15.5rem' },
  },
})
export const source = kitStyle({
  minWidth: 0,
  order: 2,
  '@media': {
    [from('tablet')]: { order: 0, gridRow: 'span 2' },
    [from('wide')]: { gridRow: 'auto' },
  },
})
export const middle = kitStyle({
  minWidth: 0,
  order: 1,
  '@media': {
    [from('tablet')]: { order: 0, paddingLeft: vars.space.s5, borderLeft: rule },
    [from('wide')]: { minHeight: '60dvh' },
  },
})
export const aside = kitStyle({
  minWidth: 0,
  '@media': {
    [from('tablet')]: { paddingLeft: vars.space.s5, borderLeft: rule },
    [from('wide')]: { minHeight: '60dvh' },
  },
})
