import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const gap = '0.6ch'

/** Six figures of one width, each over a line of its own. */
export const code = kitStyle({
  boxSizing: 'content-box',
  // Figures go to the right in every script.
  direction: 'ltr',
  width: `calc(6 * (1ch + ${gap}))`,
  maxWidth: 'calc(100% - 2rem)',
  minHeight: 0,
  paddingBlock: '0.45rem',
  paddingInline: '0.9rem 0.25rem',
  fontSize: vars.fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: gap,
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.line2} 0 1ch, transparent 1ch calc(1ch + ${gap}))`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 calc(100% - 1px)',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
  selectors: { '&&[aria-invalid="true"]': { paddingInlineStart: 'calc(0.9rem - 3px)' } },
})
