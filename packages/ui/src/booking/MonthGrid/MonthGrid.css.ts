import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBottom: '0.9rem',
})
/** Months are written small in Spanish, and begin a heading. */
export const months = kitStyle({ '::first-letter': { textTransform: 'uppercase' } })
/** Under the months where letters are large. */
export const nav = kitStyle({ display: 'flex', marginBlock: '-0.55rem', marginInlineStart: 'auto' })
export const step = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ':hover': { background: vars.color.ground },
  selectors: {
    '&:not([href])': { color: vars.color.line2, background: 'none' },
  },
})

export const week = kitStyle({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })
export const weekday = kitStyle({
  padding: '0.4rem 0',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: `min(${vars.fontSize.xxs}, 3.3vw)`,
  textAlign: 'center',
  color: vars.color.ink2,
  '@media': {
    [tablet]: { padding: '0.5rem 0.55rem 0.55rem', textAlign: 'start', fontSize: vars.fontSize.xs },
  },
})
