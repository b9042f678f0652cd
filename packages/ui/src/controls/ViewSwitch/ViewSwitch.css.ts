import { cutCorner } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const views = kitStyle({ display: 'flex', flexWrap: 'wrap' })
export const view = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  paddingInline: '1rem',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.s,
  ':hover': { background: vars.color.ground },
  selectors: {
    '&[aria-current]': {
      fontWeight: vars.fontWeight.strong,
      color: vars.color.onAction,
      background: cutCorner(vars.color.action),
    },
  },
})
