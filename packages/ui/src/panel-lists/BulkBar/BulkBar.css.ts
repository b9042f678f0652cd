import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const count = kitStyle({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.8rem',
  minWidth: 0,
})
export const words = kitStyle({ fontWeight: vars.fontWeight.strong, fontVariantNumeric: 'tabular-nums' })
/** Only where there is space beside the buttons; below, the box of the table's head does the page's rows. */
export const all = kitStyle({
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const buttons = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.55rem' })

const touch = { '(pointer: coarse)': { minHeight: '2.75rem' } }

/** From which width a button stands; what does not is in the menu. */
export const shownFrom = kitVariants({
  always: { '@media': touch },
  desktop: { display: 'none', '@media': { ...touch, [fromLetters('desktop')]: { display: 'inline-flex' } } },
  wide: { display: 'none', '@media': { ...touch, [fromLetters('wide')]: { display: 'inline-flex' } } },
})
export const more = kitVariants({
  always: { '@media': touch },
  belowDesktop: { '@media': { ...touch, [fromLetters('desktop')]: { display: 'none' } } },
  belowWide: { '@media': { ...touch, [fromLetters('wide')]: { display: 'none' } } },
})
export const opener = kitStyle({
  selectors: {
    '&[data-state="open"]': {
      background: vars.color.ink,
      color: vars.color.paper,
      boxShadow: 'none',
    },
  },
})
