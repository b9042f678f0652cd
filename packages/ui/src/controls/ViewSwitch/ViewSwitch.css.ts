import { cutCorner } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const views = kitStyle({ display: 'flex', flexWrap: 'wrap' })
export const view = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  paddingInline: '1rem',
  fontSize: vars.fontSize.s,
  ':hover': { background: vars.color.ground },
  selectors: {
    '&[aria-current]': {
      fontWeight: 700,
      color: vars.color.paper,
      background: cutCorner(vars.color.ink),
    },
  },
})
