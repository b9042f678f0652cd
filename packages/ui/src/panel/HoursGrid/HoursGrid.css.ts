import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const ink = (share: number) => `color-mix(in srgb, ${vars.color.ink} ${share}%, ${vars.color.ground})`

/** What is said in it unseen scrolls with it, and widens no page. */
export const scroller = kitStyle({ position: 'relative', overflowX: 'auto', minWidth: 0 })
export const grid = kitStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const head = kitStyle({
  padding: '0.1rem 0.3rem',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const cell = kitStyle({
  height: '2.35rem',
  minWidth: '2.2rem',
  padding: 0,
  textAlign: 'center',
  selectors: {
    '&[data-step="2"]': { background: ink(2) },
    '&[data-step="14"]': { background: ink(14) },
    '&[data-step="30"]': { background: ink(30) },
    '&[data-step="72"]': { background: ink(72), color: vars.color.paper },
    '&[data-step="100"]': { background: vars.color.ink, color: vars.color.paper },
    '&[data-step="none"]': {
      background: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 5px)`,
    },
  },
})
