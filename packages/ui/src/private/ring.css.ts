import { vars } from '../theme.css.ts'
import { kitStyle } from './kitStyle.ts'

/** A radio button: a dot in a ring. */
export const ring = kitStyle({
  appearance: 'none',
  width: '1.1rem',
  height: '1.1rem',
  margin: '0.1rem 0 0',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.line2}`,
  background: vars.color.paper,
  cursor: 'inherit',
  selectors: {
    '&:checked': {
      borderColor: vars.color.action,
      background: vars.color.action,
      boxShadow: `inset 0 0 0 0.18rem ${vars.color.onAction}`,
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
