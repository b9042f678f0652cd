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
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
kitGlobal(`${bar}::-webkit-progress-bar`, { background: 'transparent' })
kitGlobal(`${bar}::-webkit-progress-value`, { background: 'currentColor' })
kitGlobal(`${bar}::-moz-progress-bar`, { background: 'currentColor' })
