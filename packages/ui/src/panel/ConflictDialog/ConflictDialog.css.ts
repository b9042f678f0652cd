import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** The label's column, then one for each version. */
const columns = '10.4rem minmax(0, 1fr) minmax(0, 1fr)'

export const content = kitStyle({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  padding: `${vars.space.s5} ${vars.layout.gutter}`,
  fontSize: vars.fontSize.admin,
  '@media': { [fromLetters('tablet')]: { padding: vars.space.s6 } },
})
export const text = kitStyle({
  marginTop: `calc(${vars.space.s3} - ${vars.space.s5})`,
  color: vars.color.ink2,
})
export const heads = kitStyle({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: columns, gap: vars.space.s4 } },
})
export const head = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  '@media': { [fromLetters('tablet')]: { selectors: { '&:first-child': { gridColumn: 2 } } } },
})
export const when = kitStyle({ color: vars.color.ink2, whiteSpace: 'nowrap' })
export const row = kitStyle({
  display: 'grid',
  gap: vars.space.s2,
  minWidth: 0,
  '@media': {
    [fromLetters('tablet')]: { gridTemplateColumns: columns, gap: `${vars.space.s2} ${vars.space.s4}` },
  },
})
/** Floated, a legend is laid out with what follows it. */
export const label = kitStyle({
  float: ['left', 'inline-start'],
  padding: '0.6rem 0',
  color: vars.color.ink2,
})
export const version = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.7rem',
  padding: '0.6rem 0.9rem',
  border: `1px solid ${vars.color.line2}`,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.ink}`,
      color: vars.color.ink,
    },
  },
})
export const words = kitStyle({ lineHeight: 1.5 })
/** What the other version has not. */
export const own = kitStyle({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
})
export const empty = kitStyle({ color: vars.color.ink3 })
export const join = kitStyle({ '@media': { [fromLetters('tablet')]: { gridColumn: '2 / -1' } } })
export const action = kitStyle({
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
})
export const merged = kitStyle({
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  padding: `${vars.space.s3} ${vars.layout.gutter}`,
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  '@media': { [fromLetters('tablet')]: { padding: `${vars.space.s3} ${vars.space.s6}` } },
})
export const count = kitStyle({ marginInlineEnd: 'auto', color: vars.color.ink2 })
