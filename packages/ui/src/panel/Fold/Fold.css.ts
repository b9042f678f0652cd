import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** On a phone its line is as long as the screen, wherever it stands. */
export const root = kitStyle({
  minWidth: 0,
  selectors: { '&[data-phone]': { flex: '1 1 100%' } },
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-phone]': { flex: '0 1 auto' } } } },
})
export const button = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.55rem',
  width: '100%',
  minHeight: '2.5rem',
  textAlign: 'start',
  borderBottom: `1px solid ${vars.color.line}`,
  ':hover': { background: vars.color.ground },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    [fromLetters('tablet')]: { selectors: { [`${root}[data-phone] > &`]: { display: 'none' } } },
  },
})
export const name = kitStyle({ fontWeight: vars.fontWeight.strong })
export const note = kitStyle({ color: vars.color.ink2 })
export const sign = kitStyle({
  flex: 'none',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})
export const content = kitStyle({
  selectors: {
    '&:not([data-open])': { display: 'none' },
    [`${button} + &`]: { paddingTop: '0.6rem' },
  },
  '@media': {
    [fromLetters('tablet')]: {
      selectors: { [`${root}[data-phone] > &`]: { display: 'block', paddingTop: 0 } },
    },
  },
})
