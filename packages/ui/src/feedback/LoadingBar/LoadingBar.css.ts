import { kitStyle } from '../../private/kitStyle.ts'
import { fadeIn } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'

export const bar = kitStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 40,
  width: '62%',
  height: '2px',
  background: vars.color.ink,
  pointerEvents: 'none',
  animation: `${fadeIn} ${vars.duration.t1} ${vars.easing.standard}`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
