import { kitStyle } from '../../private/kitStyle.ts'
import { spacious } from '../../private/planner.css.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'

const line = `1px solid ${vars.color.line}`

export const question = kitStyle({
  padding: 0,
  marginBottom: '0.6rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.35,
})
/** One of two ways, boxed; the chosen one in ink. */
export const way = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.3rem 0.7rem',
  padding: '0.8rem 0.9rem',
  border: `1px solid ${vars.color.line2}`,
  selectors: {
    '& + &': { marginTop: '0.6rem' },
    '&:has(:checked)': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 0.5px ${vars.color.ink}` },
  },
})
export const wayLabel = kitStyle({ display: 'contents', cursor: 'pointer' })
export const wayMeans = kitStyle({ gridColumn: 2, color: vars.color.ink2 })
export const wayMore = kitStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.s3,
  paddingTop: '0.4rem',
})

export const only = kitStyle({ marginInlineStart: 'auto' })
export const day = kitStyle({
  marginTop: vars.space.s5,
  padding: '0.3rem 0 0.4rem',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  fontWeight: vars.fontWeight.strong,
})
export const slot = kitStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 0.8rem',
  minHeight: '2.9rem',
  paddingBlock: '0.3rem',
  paddingInline: '0.6rem 0',
  borderBottom: line,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-booked]': { boxShadow: `inset calc(2px * ${readingWay}) 0 0 ${vars.color.err}` } },
  '@container': {
    [spacious]: { gridTemplateColumns: '2rem 6.6rem 3rem minmax(3rem, 4.5rem) minmax(0, 1fr) auto' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-booked]': { borderInlineStart: '2px solid' } } },
  },
})
export const taken = kitStyle({
  color: vars.color.ink2,
  selectors: { [`${slot}[data-booked] &`]: { color: vars.color.ink, fontWeight: vars.fontWeight.strong } },
})
export const bar = kitStyle({ display: 'none', '@container': { [spacious]: { display: 'block' } } })
export const names = kitStyle({
  gridColumn: 2,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  selectors: { [`${slot}[data-booked] &`]: { color: vars.color.ink } },
  '@container': { [spacious]: { gridColumn: 'auto' } },
})
export const see = kitStyle({
  justifySelf: 'end',
  '@media': { '(pointer: coarse)': { paddingBlock: '0.7rem' } },
})
export const empty = kitStyle({ paddingBlock: vars.space.s5, color: vars.color.ink2 })
