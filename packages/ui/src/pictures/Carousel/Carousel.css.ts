import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'
import { naturalHeight, naturalMaxWidth, naturalWidth } from '../Picture/Picture.css.ts'

/** From the edge of the page to the edge of the container. */
const edge = `max(${vars.layout.gutter}, (100% - ${vars.layout.max}) / 2)`

export const carousel = kitStyle({ display: 'block' })

/** Space for the ring of a focused link, which what scrolls would cut off. Where a slide begins it is part of it. */
const ring = '5px'

/** Positioned, as its track is: the engine measures each by its offset in the other, also when the window changes. */
export const viewport = kitStyle({
  position: 'relative',
  overflowX: 'auto',
  paddingBlock: ring,
  marginBlock: `calc(-1 * ${ring})`,
  marginInline: `calc(${edge} - ${ring}) 0`,
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    [`${carousel}[data-ready] &`]: { overflow: 'hidden', scrollSnapType: 'none' },
  },
})

/** On paper nothing moves: all slides stand in rows, wherever the track was. */
export const track = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [onPaper]: { flexWrap: 'wrap', rowGap: vars.space.s4, transform: 'none !important' } },
})

/** The gap is part of the slide: the engine needs it after the last one as well. */
export const slide = kitStyle({
  flex: 'none',
  paddingInlineStart: ring,
  paddingInlineEnd: `calc(0.75rem - ${ring})`,
  scrollSnapAlign: 'start',
  '@media': { [onPaper]: { transform: 'none !important' } },
})

export const link = kitStyle({ display: 'block' })

/** As high as the row, wide as it comes: on a phone, one that is half as wide again as high takes 84% of it. */
export const picture = kitStyle({
  vars: {
    [naturalHeight]: '56vw',
    [naturalWidth]: 'auto',
    [naturalMaxWidth]: `calc(100vw - 2 * ${vars.layout.gutter})`,
  },
  '@media': {
    [from('tablet')]: {
      vars: { [naturalHeight]: 'clamp(17rem, 11rem + 24vw, 35rem)' },
    },
    [onPaper]: { vars: { [naturalHeight]: '42mm' } },
  },
})

/** Never widens its slide: long words wrap under the picture. */
export const caption = kitStyle({
  display: 'block',
  width: 0,
  minWidth: '100%',
  paddingTop: '0.8rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
})
export const title = kitStyle({
  display: 'block',
  fontWeight: vars.fontWeight.strong,
  selectors: {
    [`${link}:hover &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.22em',
    },
  },
})
export const note = kitStyle({ display: 'block', color: vars.color.ink2 })

export const controls = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  marginTop: vars.space.s3,
  marginInline: edge,
  fontSize: vars.fontSize.s,
  // They would point at the first slide, wherever the track was scrolled to.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const dashes = kitStyle({
  display: 'flex',
  flex: '0 1 auto',
  gap: '0.35rem',
  minWidth: 0,
  marginInlineEnd: 'auto',
})
export const dash = kitStyle({
  flex: '0 1 2.2rem',
  width: '2.2rem',
  height: '2px',
  background: vars.color.line,
  selectors: { '&[data-current]': { background: vars.color.ink } },
  '@media': {
    '(forced-colors: active)': {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-current]': { background: 'CanvasText' } },
    },
  },
})

export const arrow = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ':hover': { background: vars.color.ground },
})
