import '../../eventColors.css.ts'
import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** The address and what is said about it belong together, over the whole width of the form. */
export const address = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  gap: '0.4rem',
})

/** A line with a dot of the colour of what waits. */
export const pending = kitStyle({
  display: 'flex',
  gap: '0.6rem',
  alignItems: 'baseline',
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  '::before': {
    content: '',
    flex: 'none',
    width: '0.6rem',
    height: '0.6rem',
    borderRadius: '50%',
    background: vars.palette.yellow.solid,
    boxShadow: `inset 0 0 0 1px ${vars.palette.yellow.edge}`,
  },
})
export const words = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  minWidth: 0,
})
export const newAddress = kitStyle({ color: vars.color.ink, overflowWrap: 'anywhere' })
/** As tall as a finger needs, without making the line taller than its text. */
export const ways = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  marginBlock: '-0.5rem',
})

const unseen = keyframes({ from: { visibility: 'hidden' } })
/** Keeps its space while it waits, so that nothing moves when it comes; no script has to wait with it. */
export const delayed = kitStyle({ animation: `${unseen} 100ms step-end` })
