import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Space inside the list, which cuts off what sticks out of it, for the focus ring around a tab. */
const ring = '4px'

/** Goes on sideways on a phone, by itself, so that the page does not. */
export const list = kitStyle({
  display: 'flex',
  gap: '1.4rem',
  padding: ring,
  margin: `-${ring}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${vars.color.line} 0 0) 0 100% / 100% 1px no-repeat content-box`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const tab = kitStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  paddingBlock: '0.55rem 0.6rem',
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: '2px' },
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current], &[aria-selected="true"]': {
      color: vars.color.ink,
      fontWeight: vars.fontWeight.strong,
      boxShadow: `inset 0 -2px ${vars.color.ink}`,
    },
    '&[data-errors], &[data-errors]:hover': { color: vars.color.err },
    '&[aria-current][data-errors], &[aria-selected="true"][data-errors]': {
      boxShadow: `inset 0 -2px ${vars.color.err}`,
    },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current], &[aria-selected="true"]': { borderBlockEnd: '2px solid' } },
    },
  },
})
export const count = kitStyle({
  color: vars.color.ink3,
  fontWeight: vars.fontWeight.normal,
  fontVariantNumeric: 'tabular-nums',
})
/** The cut mark and how many are wrong. */
export const errors = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '',
    width: '0.6em',
    height: '0.6em',
    background: 'currentColor',
    clipPath: cutMark,
    forcedColorAdjust: 'none',
  },
})
export const panel = kitStyle({ paddingBlockStart: '1.25rem' })
