import { changedDot, factColumns, receding } from '../../private/inPlaceRules.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

export const group = kitStyle({
  display: 'grid',
  gap: '0.4rem',
  selectors: {
    '&[data-in-place]': { position: 'relative' },
    '&[data-in-place="fact"]': {
      gridTemplateColumns: factColumns,
      alignItems: 'baseline',
      gap: `0 ${vars.space.s3}`,
    },
    '&[data-in-place][data-changed]::before': changedDot,
  },
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
})

/** A browser sets it in by two pixels. Floating makes it a cell of the group, beside the colours. */
export const legend = kitStyle({
  padding: 0,
  selectors: {
    '[data-in-place="fact"] > &': { ...receding, float: ['left', 'inline-start'], fontSize: 'inherit' },
  },
})

export const colors = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.4rem, 100%), 1fr))',
  gap: '0.1rem 0.8rem',
  // Names have no space beside what they are of.
  '@media': { [inLargeLetters]: { gridColumn: '1 / -1' } },
})

/** As tall as a finger on touch screens. */
export const color = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.55rem',
  minHeight: '2.1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { fontWeight: vars.fontWeight.strong },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.ink3 },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})

/** A bar of the timeline: its dot is there only on the chosen one. The edge keeps light yellow off the paper. */
export const swatch = kitStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.1rem',
  height: '1.5rem',
  margin: 0,
  background: vars.event.solid,
  border: `1px solid ${vars.event.edge}`,
  cursor: 'inherit',
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: vars.event.on,
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '2px' },
    '&:checked::before': { visibility: 'visible' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', width: 'auto', height: 'auto' } },
})
