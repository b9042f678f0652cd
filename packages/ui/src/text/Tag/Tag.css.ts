import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const tag = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  padding: '0.32rem 0.5rem',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

const outline = { boxShadow: `inset 0 0 0 1px ${vars.color.line2}`, color: vars.color.ink2 } as const
const success = { background: vars.color.okTint, color: vars.color.ok } as const

export const tones = kitVariants({
  neutral: { background: vars.color.ground2, color: vars.color.ink },
  confirmed: success,
  success,
  unconfirmed: { background: vars.color.warnTint, color: vars.color.warn },
  error: { background: vars.color.errTint, color: vars.color.err },
  held: { background: vars.color.ink, color: vars.color.paper },
  outline,
  hidden: {
    ...outline,
    '::before': {
      content: '',
      width: '0.7em',
      height: '0.7em',
      background: 'repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 3px)',
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
  },
  event: { background: vars.event.tint, color: vars.event.text },
})
