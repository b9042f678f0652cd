import { kitStyle } from '../../private/kitStyle.ts'
import { closeReach } from '../../private/modal/closeReach.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const tablet = from('tablet')

/** One page that scrolls on a phone; two panes, of which the right one scrolls, from the tablet up. */
export const panel = kitStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: closeReach,
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      // Slots and form are not equally high: less of a jump from one to the other.
      minHeight: 'min(30rem, 70vh)',
      overflow: 'hidden',
    },
  },
})

export const event = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  padding: `${vars.space.s4} ${vars.layout.gutter} 1.1rem`,
  background: vars.event.tint,
  color: vars.event.text,
  overflowWrap: 'break-word',
  '@media': {
    [tablet]: { gap: '1.1rem', padding: vars.space.s6, overflow: 'auto' },
    '(forced-colors: active)': { borderBottom: '1px solid' },
  },
})
/** Leaves the corner to the dialog's closing button. */
export const stamp = kitStyle({ paddingInlineEnd: '3.5rem', '@media': { [tablet]: { paddingInlineEnd: 0 } } })
export const bookedTime = kitStyle({
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  fontSize: vars.fontSize.l,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
export const title = kitStyle({ color: vars.color.ink })
export const subtitle = kitStyle({ marginTop: '0.35rem', fontSize: vars.fontSize.s, lineHeight: 1.45 })
export const practical = kitStyle({
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  '@media': { [tablet]: { marginTop: 'auto' } },
})

export const body = kitStyle({
  padding: `${vars.space.s4} ${vars.layout.gutter} ${vars.space.s6}`,
  '@media': {
    [tablet]: { padding: `${vars.space.s5} ${vars.space.s6} ${vars.space.s6}`, overflow: 'auto' },
  },
  selectors: { '&[hidden]': { display: 'none' } },
})
export const head = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  marginBottom: vars.space.s4,
  '@media': { [tablet]: { paddingInlineEnd: vars.space.s7 } },
})
/** Takes the focus when the pane changes; that is for screen readers, a ring would mark no control. */
export const heading = kitStyle({ ':focus': { outline: 'none' } })
export const intro = kitStyle({
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
})

export const conflict = kitStyle({
  marginBottom: vars.space.s4,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.errTint,
  color: vars.color.err,
  boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  '@media': { '(forced-colors: active)': { borderInlineStart: '3px solid' } },
})

/** Over what the day has, so that it is read before a list without a button. */
export const nextFree = kitStyle({ marginBottom: vars.space.s4, lineHeight: 1.45 })

/** Stand for the slots until they are there, as high as three of them. */
export const blank = kitStyle({
  display: 'flex',
  alignItems: 'center',
  height: '4.4rem',
  fontSize: vars.fontSize.s,
  color: vars.color.ink3,
  borderTop: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: `1px solid ${vars.color.line}` },
  '@media': { [from('desktop')]: { height: '4rem' } },
})

export const chosen = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBottom: '1.25rem',
  paddingBlock: '0.35rem',
  borderBlock: `1px solid ${vars.color.line}`,
})
export const chosenTime = kitStyle({
  marginInlineEnd: vars.space.s2,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const chosenRoom = kitStyle({ fontSize: vars.fontSize.s, color: vars.color.ink2 })

/** Between the time that was chosen and the form. */
export const more = kitStyle({
  marginTop: `calc(-1 * ${vars.space.s3})`,
  marginBottom: vars.space.s5,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
})

export const details = kitStyle({ display: 'grid', gap: vars.space.s5, justifyItems: 'start' })
export const facts = kitStyle({ width: '100%' })
