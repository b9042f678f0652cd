import { main, page } from '../../layout/Page/Page.css.ts'
import { hungShadow } from '../../private/hung.css.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'

/** Until a picture is there nothing casts a shadow. */
const arrived = '&:not([data-state="loading"], [data-state="failed"])'

export const stage = kitStyle({
  position: 'relative',
  display: 'block',
  height: '24rem',
  background: vars.color.ground,
  cursor: 'zoom-in',
  '@media': { [from('desktop')]: { height: 'min(46rem, 78vh)', minHeight: '32rem' } },
})
export const onStage = kitStyle({
  position: 'absolute',
  inset: '7%',
  selectors: { [arrived]: { filter: `${hungShadow} drop-shadow(0 10px 18px rgba(0, 0, 0, 0.1))` } },
})
// A sheet holds the whole work at its left edge, and the words under it. All that surrounds the picture gives up its box,
// so that it stands in the page's own column, which is as high as what of the sheet is printed on: it takes what the words
// and the foot leave.
kitGlobal(`:has(${main} ${stage})`, { '@media': { [onPaper]: { height: '100%' } } })
kitGlobal(`${page}:has(${stage})`, { '@media': { [onPaper]: { display: 'flex' } } })
kitGlobal(`${page} :has(${stage})`, { '@media': { [onPaper]: { display: 'contents' } } })
// Apart: older browsers, which know no `:has`, put the picture into the flow.
kitGlobal(`${stage}, ${onStage}, ${onStage} picture`, { '@media': { [onPaper]: { display: 'contents' } } })
kitGlobal(`${onStage} img`, {
  '@media': {
    [onPaper]: {
      alignSelf: 'start',
      width: 'auto',
      height: 'auto',
      maxWidth: '100%',
      minHeight: '50mm',
      maxHeight: '130mm',
    },
  },
})
export const none = kitStyle({
  display: 'grid',
  placeItems: 'center',
  cursor: 'auto',
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
})

export const thumbs = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.6rem',
  marginTop: vars.space.s3,
})
export const thumb = kitStyle({
  position: 'relative',
  display: 'block',
  width: '5.2rem',
  height: '5.2rem',
  background: vars.color.ground,
  ':hover': { background: vars.color.ground2 },
  selectors: {
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1.5px solid ${vars.color.ink}`,
    },
  },
})
export const onThumb = kitStyle({
  position: 'absolute',
  inset: '14%',
  selectors: { [arrived]: { filter: hungShadow } },
})

export const leafBar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  marginTop: vars.space.s3,
})
kitGlobal(`${leafBar} > ${thumbs}`, { marginTop: 0 })
/** Small enough that on a phone the bar is one line. */
kitGlobal(`${leafBar} ${thumb}`, {
  width: '3.3rem',
  height: '3.3rem',
  '@media': { [from('desktop')]: { width: '4.8rem', height: '4.8rem' } },
})
export const leafWords = kitStyle({ display: 'grid', fontSize: vars.fontSize.s, lineHeight: 1.45 })
export const leafNote = kitStyle({ color: vars.color.ink2 })
export const leafButtons = kitStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  marginInlineEnd: '-0.75rem',
})
export const leafButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ':hover': { background: vars.color.ground },
  selectors: { '&[aria-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' } },
})

export const caption = kitStyle({
  marginTop: '0.6rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
})
