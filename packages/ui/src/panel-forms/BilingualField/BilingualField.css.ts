import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** Spanish at the left, English at the right; one over the other on a phone. */
export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Head, control and notes lie on the lines of the pair: both controls are as high as the higher. */
export const side = kitStyle({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: '0.4rem',
  minWidth: 0,
  selectors: { '& + &': { marginTop: vars.space.s4 } },
  '@media': { [from('tablet')]: { selectors: { '& + &': { marginTop: 0 } } } },
})
export const control = kitStyle({ display: 'grid' })
export const notes = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.4rem' })

/** As high with a mark as without. */
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.2rem 0.75rem',
  minHeight: '1.1rem',
})
export const language = kitStyle({ fontWeight: 400, color: vars.color.ink3 })
export const area = kitStyle({ minHeight: '3.6rem', resize: 'vertical' })

export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 1.2rem' })
/** As tall as a finger on touch screens. */
export const action = kitStyle({
  minHeight: '1.8rem',
  fontSize: vars.fontSize.s,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationThickness: '2px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})

export const changes = kitStyle({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.ground,
  fontSize: vars.fontSize.s,
  lineHeight: 1.5,
  maxHeight: '18rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
})
export const gone = kitStyle({ color: vars.color.ink2, textDecoration: 'line-through 1px' })
export const came = kitStyle({
  paddingInline: '0.2rem',
  background: vars.color.okTint,
  color: vars.color.ok,
  fontWeight: 700,
  textDecoration: 'none',
})
