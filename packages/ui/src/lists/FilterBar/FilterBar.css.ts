import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')
const desktop = fromLetters('desktop')

export const form = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.gap,
  alignItems: 'end',
  padding: vars.space.s4,
  background: vars.color.ground,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '14rem minmax(0, 1fr) auto',
      padding: vars.space.s5,
      selectors: {
        '&[data-without-kinds]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '&[data-more]': { gridTemplateColumns: '14rem minmax(0, 1fr)' },
        '&[data-more][data-without-kinds]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
      },
    },
    [desktop]: {
      selectors: {
        '&[data-more]': { gridTemplateColumns: '13rem minmax(0, 1fr) 15rem auto' },
        '&[data-more][data-without-kinds]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem auto' },
      },
    },
    // The ground is dropped there: a line keeps the bar together.
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const ask = kitStyle({ '@media': { [tablet]: { justifySelf: 'start' } } })

/** Side by side even on a phone: they are short. */
export const more = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: vars.space.s4,
  minWidth: 0,
})

export const notice = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.3rem ${vars.space.s5}`,
  fontSize: vars.fontSize.s,
  selectors: {
    '&[data-filtered]': {
      padding: '1.1rem 0',
      // Below, what folds the list's other filters brings a line of its own.
      '@media': { [desktop]: { borderBottom: `1px solid ${vars.color.line}` } },
    },
  },
})
export const sentence = kitStyle({ minWidth: 0, overflowWrap: 'anywhere' })
