import { vars } from '../theme.css.ts'
import { wordSpace } from './wordSpace.ts'

/** The columns of a fact: its label and what it says. */
export const factColumns = '5.4rem minmax(0, 1fr)'

/** The columns of texts from a tablet's width up: the label and both languages, or a text that has none. */
export const textColumns = {
  both: '6.2rem minmax(0, 1fr) minmax(0, 1fr)',
  one: '6.2rem minmax(0, 1fr)',
} as const

/** Every text begins under a hairline. */
export const textLine = {
  gap: '0.25rem 1.6rem',
  paddingBlock: '0.85rem 1rem',
  borderTop: `1px solid ${vars.color.line}`,
} as const

/** What a record is called. */
export const largeName = {
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.xxl,
  letterSpacing: vars.letterSpacing.xxl,
  wordSpacing: wordSpace,
  // No number stands alone in its second line.
  textWrap: 'balance',
} as const

/** Labels in place are there when one looks for them. */
export const receding = { fontWeight: 400, lineHeight: 1.4, color: vars.color.ink3 } as const

/** For screen readers, where what is written says by its place and size what it is. */
export const clipped = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The help of the field that is being written: under it, over what follows. */
export const hintInPlace = {
  clipPath: 'none',
  width: 'auto',
  height: 'auto',
  whiteSpace: 'normal',
  top: 'calc(100% + 0.45rem)',
  insetInlineEnd: 0,
  zIndex: 4,
  padding: '0.35rem 0.6rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
} as const

/** Before what differs from what is saved. */
export const changedDot = {
  content: '',
  position: 'absolute',
  insetInlineStart: '-1.15rem',
  top: '0.5em',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: vars.palette.yellow.solid,
  boxShadow: `inset 0 0 0 1px ${vars.palette.yellow.edge}`,
  forcedColorAdjust: 'none',
} as const

/** What is pointed at lies on a ground that is a little larger, and what is written in has a ring: the text stays. */
export const pointedAt = {
  backgroundColor: vars.color.ground,
  boxShadow: `0 0 0 0.3rem ${vars.color.ground}`,
} as const
export const writtenIn = {
  backgroundColor: 'transparent',
  boxShadow: 'none',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '0.32rem',
} as const
/** A bar left of what was refused. */
export const refused = {
  boxShadow: `-0.5rem 0 ${vars.color.paper}, calc(-0.5rem - 3px) 0 ${vars.color.err}`,
} as const
