import { vars } from '../theme.css.ts'
import { kitGlobal, kitStyle } from './kitStyle.ts'

/** A native bar, drawn flat: its length needs no style attribute. */
export const bar = kitStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.35rem',
  border: 0,
  background: vars.color.ground2,
  color: vars.color.ink,
  '@media': { '(forced-colors: active)': { border: '1px solid', color: 'CanvasText' } },
})
kitGlobal(`${bar}::-webkit-progress-bar`, { background: 'transparent' })
/** What is done. Forced colours would drop its background, and with it all that the bar says. */
const done = { background: 'currentColor', forcedColorAdjust: 'none' } as const
kitGlobal(`${bar}::-webkit-progress-value`, done)
kitGlobal(`${bar}::-moz-progress-bar`, done)
