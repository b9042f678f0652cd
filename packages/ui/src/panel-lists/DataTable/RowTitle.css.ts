import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

export const name = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  minWidth: 0,
  lineHeight: 1.3,
})
export const words = kitStyle({ display: 'grid', minWidth: 0 })
/** In a row of few columns there is space for a title and its year. */
export const whole = kitStyle({
  '@media': { [fromLetters('wide')]: { selectors: { 'td &': { minWidth: '13rem' } } } },
})
/** In a row of many columns a title has two lines and what stands under it one. */
export const short = kitStyle({
  '@media': {
    [fromLetters('desktop')]: { selectors: { 'td &': { maxWidth: '11rem' } } },
    [fromLetters('full')]: { selectors: { 'td &': { maxWidth: '16rem' } } },
  },
})
kitGlobal(`td ${short} > *`, {
  '@media': {
    [fromLetters('desktop')]: { ...cutAtEnd, overflow: 'hidden', whiteSpace: 'nowrap' },
  },
})
kitGlobal(`td ${short} > :first-child`, {
  '@media': {
    [fromLetters('desktop')]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
})
export const note = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.ink2, lineHeight: 1.35 })
export const missing = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.warn, lineHeight: 1.35 })
/** In a row and in a card the second line may say different things. */
export const inRow = kitStyle({
  display: 'none',
  '@media': { [fromLetters('desktop')]: { display: 'block' } },
})
export const inCard = kitStyle({ '@media': { [fromLetters('desktop')]: { display: 'none' } } })
/** One line, cut with an ellipsis. */
export const clip = kitStyle({
  display: 'block',
  maxWidth: '9.6rem',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
})

export const thumb = kitStyle({
  position: 'relative',
  flex: 'none',
  display: 'block',
  background: vars.color.ground,
  selectors: {
    'tr[data-selected] &, tr:hover > td &': { background: vars.color.ground2 },
    'tr[data-dimmed] &': { opacity: 0.45 },
    '&[data-empty]': {
      background: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${vars.color.line2} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px)), ${vars.color.ground}`,
    },
    '&[data-color]': { borderInlineStart: `0.3rem solid ${vars.event.solid}` },
  },
})
export const shapes = kitVariants({
  work: { width: '2.3rem', height: '2.3rem' },
  view: { width: '3.3rem', height: '2.2rem', overflow: 'hidden' },
})
// What a card says below stands under its name, not under its picture.
for (const [shape, width] of [
  ['work', '2.3rem'],
  ['view', '3.3rem'],
]) {
  kitGlobal(`tr:has([data-thumb="${shape}"]) > td[data-card="below"]`, {
    paddingInlineStart: `calc(${width} + 0.65rem)`,
    '@media': {
      [inLargeLetters]: { paddingInlineStart: 0 },
      [fromLetters('desktop')]: { paddingInlineStart: '0.42rem' },
    },
  })
}
export const hung = kitVariants({
  work: { position: 'absolute', inset: '7%' },
  view: { position: 'absolute', inset: 0 },
})
export const dimmable = kitStyle({
  selectors: { 'tr[data-dimmed] &': { color: vars.color.ink3, fontWeight: vars.fontWeight.normal } },
})
export const bold = kitStyle({ fontWeight: vars.fontWeight.strong })
