import { createVar, fallbackVar } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { hungShadow } from './hung.css.ts'
import { kitGlobal, kitStyle, kitVariants } from './kitStyle.ts'

/** The shape of a square tile where a list wants another: ratio, space below its (no) content, inset. */
export const squareRatio = createVar('squareRatio')
export const squareFoot = createVar('squareFoot')
export const squareInset = createVar('squareInset')

/** The ground that a work or document stands on; never cropped, never rounded. */
export const tile = kitStyle({ position: 'relative', display: 'block', background: vars.color.ground })
export const shapes = kitVariants({
  square: { aspectRatio: fallbackVar(squareRatio, '1'), paddingBottom: fallbackVar(squareFoot, '0') },
  fiveFour: { aspectRatio: '5 / 4' },
  fourFive: { aspectRatio: '4 / 5' },
})

/** Space around what hangs there, the same on every side in the eye: percentages count by each side. */
export const hung = kitStyle({ position: 'absolute', display: 'flex', gap: '6%' })
export const insets = kitVariants({
  square: { inset: fallbackVar(squareInset, '11%') },
  fiveFour: { inset: '11.25% 9%' },
  fourFive: { inset: '12%' },
})
/** One picture alone needs no box between it and the tile: it fills the space itself. */
export const alone = kitStyle({
  position: 'absolute',
  // Thrice, to weigh more than what every picture in a box of its own says.
  selectors: { '&&&': { width: 'auto', height: 'auto' } },
})

/** An object on a wall. */
export const object = kitStyle({ flex: '1 1 0', minWidth: 0 })

/** A picture that is the tile itself, because nothing else stands in it; its image leaves the space around. */
export const whole = kitStyle({ selectors: { '&&&': { height: 'auto' } } })
kitGlobal(`${whole} > img`, { position: 'absolute', inset: 0, padding: '11%' })
kitGlobal(`${shapes.fiveFour}${whole} > img`, { padding: '9%' })
kitGlobal(`${shapes.fourFive}${whole} > img`, { padding: '15% 12%' })

const arrived = ':not([data-state="loading"], [data-state="failed"])'
// Until it is there nothing casts a shadow.
kitGlobal(`${object}${arrived}, ${whole}${arrived} > img`, { filter: hungShadow })
kitGlobal(`${tile}[data-dimmed] ${object}, ${whole}[data-dimmed] > img`, { opacity: 0.5 })

/** Words in the corner of an empty tile. */
export const note = kitStyle({
  position: 'absolute',
  insetInline: vars.space.s3,
  bottom: vars.space.s3,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink3,
})
