import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** One across the page, more of them two by two from the tablet up. */
export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s7} ${vars.layout.gap}`,
  '@media': {
    [from('tablet')]: {
      selectors: { '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
/** Neighbours' last lines stand on one line. */
export const card = kitStyle({ display: 'flex', flexDirection: 'column', height: '100%' })
export const picture = kitStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.ground,
  marginBottom: vars.space.s4,
  // One alone would be taller than the window.
  width: '100%',
  maxHeight: '85vh',
})
export const artists = kitStyle({ fontWeight: vars.fontWeight.strong, lineHeight: 1.45 })
export const feet = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  marginTop: 'auto',
  paddingTop: vars.space.s4,
})
export const dates = kitStyle({ fontWeight: vars.fontWeight.strong })
export const place = kitStyle({ color: vars.color.ink2 })
/** Two cards beside each other on a tablet have no space for it in the line. */
export const action = kitStyle({
  width: '100%',
  '@media': { [from('desktop')]: { width: 'auto', marginInlineStart: 'auto' } },
})
