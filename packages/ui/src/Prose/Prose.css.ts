import { kitGlobal, kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

export const prose = kitStyle({ maxWidth: vars.layout.measure, overflowWrap: 'break-word' })

kitGlobal(`${prose} > * + *`, { marginTop: '0.9em' })
kitGlobal(`${prose} > :is(h2, h3, h4)`, { marginTop: '1.6em', lineHeight: 1.25, letterSpacing: '-0.01em' })
kitGlobal(`${prose} > :first-child`, { marginTop: 0 })
kitGlobal(`${prose} h2`, { fontSize: vars.fontSize.l })
kitGlobal(`${prose} :is(h3, h4)`, { fontSize: 'inherit' })
kitGlobal(`${prose} a`, {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
})
kitGlobal(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.25em' })
kitGlobal(`${prose} ul`, { listStyle: 'disc' })
kitGlobal(`${prose} ol`, { listStyle: 'decimal' })
kitGlobal(`${prose} li + li`, { marginTop: '0.35em' })
kitGlobal(`${prose} blockquote`, {
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `1px solid ${vars.color.ink}`,
})
kitGlobal(`${prose} img`, { height: 'auto' })
