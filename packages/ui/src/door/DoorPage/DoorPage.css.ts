import { footSpace } from '../../feedback/Toast/Toast.css.ts'
import { cutCorner } from '../../private/cut.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'

/** A window that has space for a foot beside what is read. In others, as with everything twice as large, the page ends with it. */
const high = 'screen and (min-height: 30em)'

/** What the page keeps free at its sides. */
export const side = '1.25rem'

export const page = kitStyle({
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: 'max(0.875rem, 14px)',
  lineHeight: 1.4,
})
export const body = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  maxWidth: '46rem',
  marginInline: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const over = kitStyle({ maxWidth: '46rem', marginInline: 'auto' })
export const head = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.7rem',
  padding: `0.75rem ${side} 0.65rem`,
})
export const mark = kitStyle({ width: '1.05rem', height: '1.05rem', background: cutCorner(vars.color.ink) })
export const title = kitStyle({
  fontSize: '1.05rem',
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
})
export const more = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '-0.75rem',
  padding: 0,
  ':hover': { background: vars.color.ground },
})
export const strip = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  padding: `0.5rem ${side}`,
  lineHeight: 1.35,
  background: vars.color.warnTint,
  color: vars.color.warn,
  '::before': {
    content: '',
    flex: 'none',
    width: '0.6rem',
    height: '0.6rem',
    borderRadius: '50%',
    background: vars.palette.yellow.solid,
    boxShadow: `inset 0 0 0 1px ${vars.palette.yellow.edge}`,
  },
  selectors: {
    '&[data-tone="sent"]': { background: vars.color.okTint, color: vars.color.ok },
    '&[data-tone="sent"]::before': { background: vars.color.ok, boxShadow: 'none' },
  },
})
export const main = kitStyle({ flex: 1 })
export const inset = kitStyle({
  display: 'grid',
  gap: '0.5rem',
  padding: `0 ${side} 0.75rem`,
  selectors: { '[role="status"] + &': { paddingBlockStart: '0.9rem' } },
})
export const foot = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1.25fr',
  gap: '0.6rem',
  padding: `0.7rem ${side} 0.9rem`,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [high]: { position: 'sticky', bottom: 0, zIndex: 4 },
  },
})
kitGlobal(`${foot} > *`, { minHeight: '3.1rem' })
// What is said, and can be taken back, stands over the foot, and so does what the focus goes to.
kitGlobal(`:root:has(${foot})`, {
  '@media': {
    [high]: { vars: { [footSpace]: '4.2rem' }, scrollPaddingBlockEnd: `calc(${footSpace} + 1.2rem)` },
  },
})
