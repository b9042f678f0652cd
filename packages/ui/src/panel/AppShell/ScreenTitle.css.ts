import { clipped } from '../../private/inPlaceRules.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { root as fold } from '../Fold/Fold.css.ts'

export const top = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 0.9rem',
  // As high without a button as with one: the title stays where it is from screen to screen.
  minHeight: '4.5rem',
  paddingBlock: '1.25rem 1rem',
  lineHeight: 1.4,
})
export const words = kitStyle({ flex: '1 1 12rem', minWidth: 0, fontSize: vars.fontSize.admin })
export const named = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.3rem 0.9rem',
})
export const title = kitStyle({
  fontSize: '1.45rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: vars.letterSpacing.xxl,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-work]': { fontWeight: vars.fontWeight.normal, fontStyle: 'italic' },
    [`${top}[data-shown-below] &`]: clipped,
  },
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.4rem 0.9rem',
})
// Folded on a phone they have a line of their own: the title stays where it is when they unfold.
kitGlobal(`${actions}:has(> ${fold}[data-phone])`, {
  flex: '1 1 100%',
  '@media': { [fromLetters('tablet')]: { flex: '0 1 auto' } },
})
