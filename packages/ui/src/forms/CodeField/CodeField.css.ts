import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const gap = '0.6ch'

/** Six figures of one width, each over a line of its own. */
export const code = kitStyle({
  boxSizing: 'content-box',
  width: `calc(6 * (1ch + ${gap}))`,
  maxWidth: 'calc(100% - 2rem)',
  minHeight: 0,
  padding: '0.45rem 0.25rem 0.45rem 0.9rem',
  fontSize: vars.fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: gap,
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.line2} 0 1ch, transparent 1ch calc(1ch + ${gap}))`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 calc(100% - 1px)',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
})
