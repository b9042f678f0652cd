import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const wide = fromLetters('desktop')

export const table = kitStyle({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.35,
  '@media': { [wide]: { display: 'table' } },
})
export const head = kitStyle({ padding: 0, border: 0 })
export const group = kitStyle({
  display: 'block',
  '@media': { [wide]: { display: 'table-row-group' } },
})
export const titleRow = kitStyle({
  display: 'block',
  '@media': { [wide]: { display: 'table-row' } },
})
export const title = kitStyle({
  display: 'block',
  padding: '1.15rem 0 0.4rem',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  '@media': { [wide]: { display: 'table-cell' } },
})
export const name = kitStyle({
  fontSize: '0.95rem',
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.005em',
  selectors: { '[data-late] &': { color: vars.color.err } },
})
export const count = kitStyle({
  marginInlineStart: '0.35rem',
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
/** Below 1088px: the day and the value first, the work, where it is and what can be done beside them. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '5.2rem minmax(0, 1fr)',
  gap: '0.25rem 0.7rem',
  paddingBlock: '0.7rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'table-row' } },
})
export const cell = kitStyle({
  padding: 0,
  fontWeight: vars.fontWeight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-cell="title"], &[data-cell="where"], &[data-cell="actions"]': { gridColumn: 2 },
    '&[data-cell="what"]': { gridColumn: 1, gridRow: 2, fontSize: vars.fontSize.xs, color: vars.color.ink2 },
    '&[data-cell="value"]': {
      gridColumn: 1,
      gridRow: 3,
      alignSelf: 'start',
      fontSize: vars.fontSize.xs,
      color: vars.color.ink2,
    },
  },
  '@media': {
    [wide]: {
      height: '3.1rem',
      padding: '0.42rem 0.5rem',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: {
        '&:first-child': { paddingInlineStart: '0.45rem' },
        '&:last-child': { paddingInlineEnd: 0 },
        '[data-late] &:first-child': { borderInlineStart: `2px solid ${vars.color.err}` },
        '&[data-cell="day"], &[data-cell="what"]': { whiteSpace: 'nowrap' },
        '&[data-cell="day"]': { width: '1px', paddingInlineEnd: '1.5rem' },
        '&[data-cell="title"]': { width: '26%' },
        '&[data-cell="what"], &[data-cell="value"]': { fontSize: 'inherit', color: 'inherit' },
        '&[data-cell="value"]': { textAlign: 'end', whiteSpace: 'nowrap' },
        '&[data-cell="actions"]': { width: '1px', whiteSpace: 'nowrap' },
      },
    },
  },
})
export const day = kitStyle({
  display: 'block',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-late] &': { color: vars.color.err } },
})
export const note = kitStyle({ display: 'block', fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.2rem 1rem',
  '@media': { [wide]: { flexWrap: 'nowrap', justifyContent: 'flex-end' } },
})
export const bone = kitStyle({
  display: 'block',
  width: '14rem',
  maxWidth: '100%',
  height: '0.7rem',
  background: vars.color.ground2,
})
