import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const field = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4rem',
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
})

/** As tall as a finger on touch screens. */
export const label = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '0.6rem',
  minHeight: '2.1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})

const tick = 'polygon(14% 52%, 24% 42%, 40% 58%, 76% 20%, 86% 30%, 40% 78%)'
const bar = 'polygon(20% 42%, 80% 42%, 80% 58%, 20% 58%)'

export const box = kitStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  width: '1.1rem',
  height: '1.1rem',
  margin: 0,
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.line2}`,
  // However round the fields are: a dot in a circle is another control.
  borderRadius: `min(${vars.radius.control}, 0.25rem)`,
  cursor: 'inherit',
  ':hover': { borderColor: vars.color.ink },
  '::before': { content: '', background: vars.color.onAction, clipPath: tick, visibility: 'hidden' },
  selectors: {
    '&:checked, &:indeterminate': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::before, &:indeterminate::before': { visibility: 'visible' },
    '&:indeterminate::before': { clipPath: bar },
    '&[aria-invalid="true"]': { borderColor: vars.color.err },
    '&:disabled': { background: vars.color.ground2, borderColor: vars.color.line2, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
