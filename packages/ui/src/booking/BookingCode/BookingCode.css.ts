import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** Beside one another on a phone, under one another where there is room. */
export const figure = kitStyle({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'auto', justifyItems: 'center', gap: vars.space.s2 },
    print: { breakInside: 'avoid' },
  },
})
/** The white around it is the code's own: it need not stand apart. */
export const picture = kitStyle({
  width: '7rem',
  '@media': { [from('tablet')]: { width: '10rem' }, print: { width: '4cm' } },
})
export const caption = kitStyle({
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
  '@media': { [from('tablet')]: { textAlign: 'center' } },
})
export const code = kitStyle({
  display: 'block',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
