// Before these, because a row is one of those that are put in order.
import '../../panel-forms/ImageManager/ImageManager.css.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { restingSign, restingWords } from '../../private/resting.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const line = kitStyle({ borderTop: `1px solid ${vars.color.ink}` })
export const row = kitStyle({
  selectors: {
    // Over the row of an image, whose marks of dragging it has.
    '&&': {
      gridTemplateColumns: '1.2rem minmax(0, 1fr) auto',
      gap: '0.05rem 0.6rem',
      padding: '0.42rem 0',
      fontSize: 'inherit',
    },
    '&&[data-offered]': {
      background: vars.color.ground,
      boxShadow: `-0.6rem 0 0 ${vars.color.ground}, 0.6rem 0 0 ${vars.color.ground}`,
    },
  },
})
export const number = kitStyle({
  alignSelf: 'start',
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-offered] > &': { color: vars.color.ink2 } },
})
export const words = kitStyle({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = kitStyle({ marginInlineEnd: '0.2rem', fontWeight: vars.fontWeight.strong })
export const people = kitStyle({ color: vars.color.ink2, whiteSpace: 'nowrap' })
export const more = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const tools = kitStyle({ display: 'flex', alignItems: 'center', gap: '0.35rem' })
/** On a phone it stands in the menu alone. */
export const action = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('tablet')]: {
      display: 'block',
      minHeight: '1.8rem',
      marginInline: '0.3rem 0.2rem',
      whiteSpace: 'nowrap',
      textDecoration: 'underline 1px',
      textUnderlineOffset: '0.25em',
      ':hover': { textDecorationThickness: '2px' },
      selectors: restingWords,
    },
  },
})
export const left = kitStyle({ fontVariantNumeric: 'tabular-nums' })
/** Its place is among those of the row, so that the bar is as long as words and tools. */
export const bar = kitStyle({ gridColumn: '2 / -1', paddingBlock: '0.35rem 0.1rem' })
export const grip = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '2rem',
  color: vars.color.ink3,
  cursor: 'grab',
  // A finger on it drags the row, not the page.
  touchAction: 'none',
  ':hover': { background: vars.color.ground2, color: vars.color.ink },
  selectors: { '[data-dragging] &': { cursor: 'grabbing' }, ...restingSign },
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
})
