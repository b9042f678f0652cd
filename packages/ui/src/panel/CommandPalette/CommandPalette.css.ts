import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const coarse = '(pointer: coarse)'

/** High on the screen, so that the list grows downwards under still eyes. Doubled: it bends the dialog's box. */
export const panel = kitStyle({
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': {
    [fromLetters('tablet')]: {
      selectors: {
        '&&': {
          alignSelf: 'start',
          width: 'min(41rem, 100%)',
          maxHeight: '78vh',
          marginTop: 'max(0px, 9vh - 1.5rem)',
        },
      },
    },
  },
})

export const head = kitStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '0.8rem',
  minHeight: '3.2rem',
  paddingInlineStart: '1.1rem',
  borderBottom: `1px solid ${vars.color.ink}`,
  // The whole head is the field: the ring goes round it.
  selectors: {
    '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px ${vars.color.focus}` },
  },
})
export const input = kitStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '3.2rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1.2rem',
  letterSpacing: vars.letterSpacing.l,
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus-visible': { outline: 'none' },
  '@media': {
    '(forced-colors: active)': { ':focus-visible': { outline: '2px solid', outlineOffset: '-4px' } },
  },
})
export const close = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minWidth: '3.2rem',
  paddingInline: '0.6rem 1.1rem',
  ':focus-visible': { outlineOffset: '-4px' },
})
/** The key where there are keys, a cross where there are fingers. */
export const forKeys = kitStyle({ '@media': { [coarse]: { display: 'none' } } })
export const forFingers = kitStyle({ display: 'none', '@media': { [coarse]: { display: 'block' } } })

export const key = kitStyle({
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.35,
  paddingInline: '0.35rem',
  border: `1px solid ${vars.color.line2}`,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
})

export const results = kitStyle({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0.35rem 0 0.5rem',
  ':empty': { padding: 0 },
})
export const heading = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.55rem 1.1rem 0.2rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
})
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '2.1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  padding: '0.28rem 1.1rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-selected="true"]': { background: vars.color.action, color: vars.color.onAction } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
})
export const thumb = kitStyle({
  position: 'relative',
  width: '2.1rem',
  height: '2.1rem',
  background: vars.color.ground,
  overflow: 'hidden',
})
export const sign = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.1rem',
  height: '2.1rem',
  color: vars.color.ink2,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: 'inherit' } },
})
export const name = kitStyle({ paddingInlineEnd: '0.3rem' })
export const work = kitStyle({ fontStyle: 'italic' })
export const aside = kitStyle({
  color: vars.color.ink2,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: 'inherit' } },
})
export const end = kitStyle({ display: 'flex', alignItems: 'center', gap: '0.75rem' })
export const enter = kitStyle({
  display: 'none',
  selectors: {
    [`${row}[aria-selected="true"] &`]: { display: 'block', color: 'inherit', borderColor: 'currentColor' },
  },
  '@media': { [coarse]: { selectors: { [`${row}[aria-selected="true"] &`]: { display: 'none' } } } },
})

export const note = kitStyle({
  padding: '1rem 1.1rem 1.2rem',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})
export const foot = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('tablet')]: {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.2rem 1.3rem',
      padding: '0.55rem 1.1rem',
      borderTop: `1px solid ${vars.color.line}`,
      color: vars.color.ink2,
      fontSize: vars.fontSize.xs,
    },
    [coarse]: { display: 'none' },
  },
})
export const keys = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.35rem' })
export const last = kitStyle({ marginInlineStart: 'auto' })
