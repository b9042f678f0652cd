import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const list = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '0.7rem minmax(0, 1fr) auto',
  gap: '0.05rem 0.6rem',
  paddingBlock: '0.7rem 0.75rem',
  paddingInline: '0.2rem 1rem',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.ground },
  selectors: {
    '&[aria-current]': { background: vars.color.ground2 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderInlineStart: '3px solid' } } },
  },
})
/** A dot of ink, where nobody has read it. */
export const dot = kitStyle({
  alignSelf: 'center',
  width: '0.55rem',
  height: '0.55rem',
  borderRadius: '50%',
  selectors: { '[data-unread] > &': { background: vars.color.ink } },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-unread] > &': { border: '0.28rem solid' } } },
  },
})
const oneLine = { overflow: 'hidden', ...cutAtEnd, whiteSpace: 'nowrap' } as const
export const name = kitStyle({
  ...oneLine,
  selectors: { '[data-unread] > &': { fontWeight: vars.fontWeight.strong } },
})
export const when = kitStyle({ justifySelf: 'end', fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const subject = kitStyle({ ...oneLine, gridColumn: '2 / -1' })
/** A line that leaves space at its end. */
export const besideEnd = kitStyle({ ...oneLine, gridColumn: '2' })
export const end = kitStyle({ justifySelf: 'end', fontSize: vars.fontSize.xs })
export const excerpt = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const note = kitStyle({
  ...oneLine,
  maxWidth: '9rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  textAlign: 'end',
})
/** A row with its box before it; ticked, with the edge that ticked rows have. */
export const tickable = kitStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  selectors: {
    '&[data-ticked]': {
      background: vars.color.ground,
      boxShadow: `inset 2px 0 ${vars.color.ink}`,
    },
  },
})
/** The box stands beside the first line, as the dot does. */
export const box = kitStyle({ paddingTop: '0.45rem' })
