import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Its small print is said once, for all lines: what a card says of its own is said two hundred times on a page. */
export const card = kitStyle({
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-inactive]': { color: vars.color.ink3 } },
})
export const link = kitStyle({ display: 'block' })

/** A triangle in an ink square: this one moves. */
export const play = kitStyle({
  position: 'absolute',
  insetInlineStart: vars.space.s3,
  bottom: vars.space.s3,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  background: vars.color.ink,
  '::before': {
    content: '',
    width: '0.55rem',
    height: '0.72rem',
    marginInlineStart: '0.12rem',
    background: vars.color.paper,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
})

export const kind = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  paddingTop: vars.space.s3,
})
export const title = kitStyle({
  marginTop: '0.2rem',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.35,
  fontVariantNumeric: 'normal',
  color: vars.color.ink,
  selectors: {
    [`${card}[data-inactive] &`]: { color: 'inherit' },
    [`${link}:hover > &`]: { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' },
  },
})
export const author = kitStyle({ marginTop: '0.2rem' })
export const tags = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  marginTop: vars.space.s2,
  color: vars.color.ink,
})

/** A card of the catalogue, where there is no picture of the thing. */
export const indexCard = kitStyle({
  position: 'absolute',
  insetInline: '12%',
  top: '50%',
  minHeight: '44%',
  maxHeight: '88%',
  translate: '0 -50%',
  padding: '1.1rem 0.8rem',
  overflow: 'hidden',
  background: `linear-gradient(${vars.color.line2}, ${vars.color.line2}) 0 0.7rem / 100% 1px no-repeat ${vars.color.paper}`,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.text,
  color: vars.color.ink,
})
