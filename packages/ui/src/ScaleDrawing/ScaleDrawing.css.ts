import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

export const drawing = kitStyle({ display: 'block', width: '100%', maxHeight: '11rem', overflow: 'visible' })
export const work = kitStyle({ fill: vars.color.ink })
export const figure = kitStyle({ fill: vars.color.line2 })
export const floor = kitStyle({
  stroke: vars.color.ink2,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
})
