import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'

export const groups = kitStyle({
  display: 'grid',
  gap: `${vars.space.s6} ${vars.layout.gap}`,
  alignItems: 'start',
  '@media': { [`${from('tablet')}, ${onPaper}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const heading = kitStyle({ paddingBottom: '0.8rem' })
export const list = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.45, overflowWrap: 'anywhere' })

kitGlobal(`${list} :is(ul, ol)`, { listStyle: 'none', padding: 0 })
kitGlobal(`${list} :is(li, p)`, {
  paddingBlock: '0.7rem',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
})
kitGlobal(`${list} em`, { color: vars.color.ink })
