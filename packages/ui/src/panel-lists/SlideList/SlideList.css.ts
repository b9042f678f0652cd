// Before these, because rows of both lists share what is said there.
import '../../panel-forms/ImageManager/ImageManager.css.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/**
 * Grip and preview over the fields on a phone; beside them, in two columns, from the tablet up, where titles have the
 * space to be read. Always in the order of the tab key.
 */
export const row = kitStyle({
  '@media': {
    [fromLetters('tablet')]: { gridTemplateColumns: '2.75rem 10.5rem minmax(0, 1fr) minmax(0, 1fr)' },
    [fromLetters('desktop')]: { gridTemplateColumns: '2rem 10.5rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** Beside all lines of fields. */
const lines = { gridRow: 'span 3' }
export const place = kitStyle({ '@media': { [fromLetters('tablet')]: lines } })
export const preview = kitStyle({
  display: 'grid',
  gap: '0.3rem',
  justifyItems: 'start',
  gridColumn: '2 / -1',
  '@media': { [fromLetters('tablet')]: { gridColumn: 'auto', ...lines } },
})
/** A view of a hall, cut to the shape that the list has for all. */
export const view = kitStyle({
  position: 'relative',
  width: '100%',
  maxWidth: '16rem',
  height: '7rem',
  background: vars.color.ground,
  overflow: 'hidden',
  selectors: { '[data-active="false"] > * > &': { opacity: 0.5 } },
})
export const number = kitStyle({
  position: 'absolute',
  insetInlineStart: '0.3rem',
  bottom: '0.3rem',
  minWidth: '1.4rem',
  padding: '0.2rem 0.3rem',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
})

/** A field of the row; one under the other on a phone, and where it leads over both columns from the tablet up. */
export const field = kitStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [fromLetters('tablet')]: { gridColumn: 'auto' } },
})
export const link = kitStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [fromLetters('tablet')]: { gridColumn: 'span 2' } },
})
export const language = kitStyle({ fontWeight: vars.fontWeight.normal, color: vars.color.ink2 })
