import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const list = kitStyle({ width: '100%' })
export const row = kitStyle({
  display: 'grid',
  // A button, which a `LinkProvider` may render, is as wide as what it holds.
  width: '100%',
  gap: `${vars.space.s1} ${vars.layout.gap}`,
  alignItems: 'center',
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${vars.color.line}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 6fr)',
      gridAutoColumns: 'minmax(0, 3fr)',
      gridAutoFlow: 'column',
    },
  },
})
export const withPicture = kitStyle({
  gridTemplateColumns: '3.2rem minmax(0, 1fr)',
  '@media': { [tablet]: { gridTemplateColumns: '3.2rem minmax(0, 6fr)' } },
})
// In line with what heads the list beside it; a picture stands clear of what is above it.
kitGlobal(`:first-child > ${row}:not(${withPicture})`, { paddingTop: '0.3rem' })
export const title = kitStyle({
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${row}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
})
// A work's title is italic, and no more.
kitGlobal(`${title} > em`, { fontWeight: vars.fontWeight.normal })
export const fact = kitStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:empty': { display: 'none' },
    // On a phone the facts stand under the title, beside the picture.
    [`${withPicture} > &`]: { gridColumn: 2 },
  },
  '@media': {
    [tablet]: {
      selectors: { [`${withPicture} > &`]: { gridColumn: 'auto' }, '&:empty': { display: 'block' } },
    },
  },
})
