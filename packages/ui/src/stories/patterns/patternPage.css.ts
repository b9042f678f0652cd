import { style } from '@vanilla-extract/css'
import { vars } from '../../theme.css.ts'

// Outside of the kit's layer: Storybook's own styles are in none, and would win over it.

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.35rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
})

/** Side by side as far as they go. A page is long: what its window does not hold is scrolled in it. */
export const frames = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const shown = style({ flex: 'none', maxWidth: '100%' })
export const name = style({
  display: 'block',
  marginBottom: '0.35rem',
  color: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
})
export const window = style({
  overflow: 'hidden',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.paper,
})
export const frame = style({ display: 'block', border: 0, transformOrigin: 'top left' })
