import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '../../private/kitStyle.ts'
import { closeReach } from '../../private/modal/closeReach.ts'
import { modalLevel } from '../../private/modal/modalLevel.ts'
import { fadeIn, fadeOut, slideUp } from '../../private/motion.css.ts'
import { toastsHeight } from '../../private/toastsHeight.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })
const slideDown = keyframes({ to: { translate: '0 100%' } })

const { t2, t3 } = vars.duration
const { standard, out } = vars.easing

export const veil = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: modalLevel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  justifyItems: 'center',
  // The toasts and the space around them: on a phone nothing else leaves them any.
  paddingTop: `calc(var(${toastsHeight}, -1rem) + 1rem)`,
  background: vars.color.scrim,
  transition: `padding ${t2} ${out}`,
  animation: `${fadeIn} ${t2} ${standard}`,
  overflow: 'hidden',
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${t2} ${standard} forwards` },
    '&[data-box="small"]': { alignItems: 'center', padding: `${vars.space.s5} ${vars.layout.gutter}` },
  },
  '@media': {
    [fromLetters('tablet')]: {
      alignItems: 'center',
      padding: vars.space.s5,
      selectors: { '&[data-box="small"]': { padding: vars.space.s5 } },
    },
  },
})

/** A full sheet on a phone, a box from the tablet up; the small one is a box everywhere. */
export const panel = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  maxHeight: '100dvh',
  overflow: 'hidden',
  background: vars.color.paper,
  color: vars.color.ink,
  animation: `${slideUp} ${t3} ${out}`,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-state="closed"]': { animation: `${slideDown} ${t2} ${standard} forwards` },
    '&[data-box="small"]': {
      width: 'min(600px, 100%)',
      maxHeight: 'calc(100dvh - 3rem)',
      border: `1px solid ${vars.color.ink}`,
      borderRadius: vars.radius.box,
      animation: `${rise} ${t3} ${out}`,
    },
    '&[data-box="small"][data-state="closed"]': { animation: 'none' },
  },
  '@media': {
    [fromLetters('tablet')]: {
      width: 'min(600px, 100%)',
      maxHeight: 'calc(100dvh - 3rem)',
      border: `1px solid ${vars.color.ink}`,
      borderRadius: vars.radius.box,
      animation: `${rise} ${t3} ${out}`,
      selectors: {
        '&[data-state="closed"]': { animation: 'none' },
        '&[data-box="wide"]': { width: 'min(1000px, 100%)' },
      },
    },
  },
})

export const scroll = kitStyle({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: closeReach,
  padding: `${vars.space.s4} ${vars.layout.gutter} ${vars.space.s6}`,
  '@media': { [fromLetters('tablet')]: { padding: `${vars.space.s5} ${vars.space.s6} ${vars.space.s6}` } },
})

export const title = kitStyle({
  paddingInlineEnd: vars.space.s7,
  marginBottom: vars.space.s5,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.heading,
  lineHeight: 1.2,
  letterSpacing: vars.letterSpacing.xxl,
  textWrap: 'balance',
})
export const description = kitStyle({ color: vars.color.ink2, marginBottom: vars.space.s5 })

export const close = kitStyle({
  position: 'absolute',
  zIndex: 1,
  top: '0.6rem',
  insetInlineEnd: `calc(${vars.layout.gutter} - 0.65rem)`,
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  // On a phone there is no margin beside what scrolls under it.
  background: vars.color.paper,
  ':hover': { background: vars.color.ground },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [fromLetters('tablet')]: {
      background: 'none',
      top: `calc(${vars.space.s5} - 0.4rem)`,
      insetInlineEnd: `calc(${vars.space.s6} - 0.65rem)`,
    },
  },
})
