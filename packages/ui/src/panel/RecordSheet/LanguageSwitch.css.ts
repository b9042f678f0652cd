import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Stays while the texts are scrolled; from a tablet's width up both languages are seen. */
export const languages = kitStyle({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  paddingBlock: '0.45rem',
  background: vars.color.paper,
  '@media': { [fromLetters('tablet')]: { display: 'none' } },
})
export const language = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.1rem',
  paddingInline: '0.75rem',
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&:first-child': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      color: vars.color.paper,
      fontWeight: 700,
      boxShadow: 'none',
    },
    '&[aria-pressed="true"]:focus-visible': { outlineColor: vars.color.paper },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { border: '2px solid' } } },
  },
})
export const changed = kitStyle({
  flex: 'none',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: vars.palette.yellow.solid,
  boxShadow: `inset 0 0 0 1px ${vars.palette.yellow.edge}`,
  forcedColorAdjust: 'none',
})
export const refused = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  color: vars.color.err,
  fontWeight: 700,
  '::before': {
    content: '',
    width: '0.6em',
    height: '0.6em',
    background: 'currentColor',
    clipPath: cutMark,
    forcedColorAdjust: 'none',
  },
})
export const missing = kitStyle({ color: vars.color.ink3 })
