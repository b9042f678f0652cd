import { kitStyle } from '../../private/kitStyle.ts'
import { modalLevel } from '../../private/modal/modalLevel.ts'
import { fadeIn, slideUp } from '../../private/motion.css.ts'
import { paperGlobal } from '../../private/paperGlobal.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** The tag as a button: 2rem high where it stands in a card, as high as a tag in a table. */
export const opener = kitStyle({
  minHeight: '2rem',
  paddingInline: '0.6rem',
  cursor: 'pointer',
  ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
  selectors: {
    '&[data-state="open"]': { background: vars.color.ink, color: vars.color.paper },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [fromLetters('desktop')]: { minHeight: '1.5rem', paddingInline: '0.5rem' },
    '(pointer: coarse)': { minHeight: '2.75rem' },
  },
})
export const arrow = kitStyle({
  width: '0.6rem',
  height: '0.6rem',
  strokeWidth: 2.4,
  selectors: { '[aria-busy="true"] > &': { opacity: 0.3 } },
})
// It says the state, also where nobody can press it.
paperGlobal(opener, { display: 'inline-flex' })
paperGlobal(arrow, { display: 'none' })
export const error = kitStyle({ marginBlockStart: '0.2rem' })

export const veil = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: modalLevel,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.duration.t2} ${vars.easing.standard}`,
})
export const sheet = kitStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  maxHeight: '85dvh',
  overflowY: 'auto',
  padding: `1.1rem ${vars.layout.gutter} 1.4rem`,
  background: vars.color.paper,
  color: vars.color.ink,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  animation: `${slideUp} ${vars.duration.t3} ${vars.easing.out}`,
})
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s3,
})
export const close = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '-0.75rem',
})
export const choice = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.8rem',
  width: '100%',
  minHeight: '2.9rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    'li:last-child > &': { borderBlockEnd: `1px solid ${vars.color.line}` },
    '&[aria-pressed="true"]': { fontWeight: vars.fontWeight.strong },
  },
})
export const details = kitStyle({
  minHeight: '2.75rem',
  marginBlockStart: vars.space.s2,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
})
