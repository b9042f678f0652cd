import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const bar = kitStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 40,
  width: '62%',
  height: '2px',
  background: vars.color.ink,
  pointerEvents: 'none',
  animation: `${appear} ${vars.duration.t1} ${vars.easing.standard}`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
