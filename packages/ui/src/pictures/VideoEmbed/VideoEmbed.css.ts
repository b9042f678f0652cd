import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const frame = kitStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: vars.color.ground,
})
export const player = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: 'black',
})
export const poster = kitStyle({ position: 'absolute', inset: 0, display: 'block' })

/** The sign that it plays: a paper triangle on an ink square, larger under pointer and focus. */
export const sign = kitStyle({
  position: 'absolute',
  insetInlineStart: vars.space.s4,
  bottom: vars.space.s4,
  display: 'grid',
  placeItems: 'center',
  width: vars.space.s7,
  height: vars.space.s7,
  background: vars.color.ink,
  '::before': {
    content: '',
    width: '0.9rem',
    height: '1.1rem',
    marginInlineStart: '0.15rem',
    background: vars.color.paper,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    transition: `scale ${vars.duration.t1} ${vars.easing.standard}`,
  },
  selectors: { [`${poster}:hover &::before`]: { scale: '1.25' } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
})
export const notice = kitStyle({
  marginTop: vars.space.s2,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink2,
})
