import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const field = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.2rem',
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
})

/** As tall as a finger on touch screens. */
export const label = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '0.5rem',
  minHeight: '2.1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[data-size="s"]': { minHeight: '1.5rem', fontSize: vars.fontSize.xs, gap: '0.45rem' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': {
      minHeight: '2.75rem',
      selectors: { '&[data-size="s"]': { minHeight: '2.75rem' } },
    },
  },
})

/** A square knob in a square frame; on, the knob bears the cut corner: the shape says it, not the colour alone. */
export const track = kitStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: '2rem',
  height: '1.1rem',
  margin: 0,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line2}`,
  cursor: 'inherit',
  transition: `background ${vars.duration.t1} ${vars.easing.standard}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.2rem',
    insetInlineStart: '0.2rem',
    width: '0.7rem',
    height: '0.7rem',
    borderRadius: vars.radius.control,
    background: vars.color.line2,
    transition: `transform ${vars.duration.t1} ${vars.easing.standard}`,
  },
  selectors: {
    '&:hover:not(:checked, :disabled)': { boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}` },
    '&:hover:not(:checked, :disabled)::before': { background: vars.color.ink },
    '&:checked': { background: vars.color.action, boxShadow: 'none' },
    '&:checked::before': {
      background: vars.color.onAction,
      transform: `translateX(calc(0.9rem * ${readingWay}))`,
      clipPath: cutMark,
    },
    '&[aria-busy="true"]::before': { opacity: 0.55 },
    '&[aria-invalid="true"]': { outline: `1.5px solid ${vars.color.err}` },
    '&[aria-invalid="true"]:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '&:disabled': { background: vars.color.ground2, boxShadow: `inset 0 0 0 1px ${vars.color.line2}` },
    '&:disabled::before': { background: vars.color.ink3 },
    [`${label}[data-size="s"] > &`]: { width: '1.7rem', height: '0.95rem' },
    [`${label}[data-size="s"] > &::before`]: {
      top: '0.175rem',
      insetInlineStart: '0.175rem',
      width: '0.6rem',
      height: '0.6rem',
    },
    [`${label}[data-size="s"] > &:checked::before`]: {
      transform: `translateX(calc(0.75rem * ${readingWay}))`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      selectors: {
        '&:checked::before': { background: 'Highlight' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
