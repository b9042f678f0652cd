import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

/** Picture beside words and days: the days under the words on a phone, 3, 5 and 4 of 12 columns from the tablet up. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
  columnGap: vars.layout.gap,
  paddingBlock: vars.space.s4,
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s2 },
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
      alignItems: 'center',
    },
  },
})
export const item = kitStyle({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const picture = kitStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.ground,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [`${inLargeLetters}, ${tablet}`]: { gridRow: 'auto' } },
})
export const artists = kitStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.45,
})
export const title = kitStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  letterSpacing: vars.letterSpacing.xxl,
  fontWeight: vars.fontWeight.title,
  textWrap: 'balance',
  margin: '0.1rem 0 0.4rem',
})
/** A phone has no space for it beside the picture. */
export const excerpt = kitStyle({
  display: 'none',
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  '@media': { [tablet]: { display: 'block' } },
})
export const facts = kitStyle({
  gridColumn: 2,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  '@media': { [inLargeLetters]: { gridColumn: 'auto' }, [tablet]: { gridColumn: 3 } },
})
export const begins = kitStyle({ color: vars.color.ink, fontWeight: vars.fontWeight.strong })
