// Before these, because rows of both lists share what is said there.
import '../ImageManager/ImageManager.css.ts'
import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

/**
 * Grip and preview over the fields on a phone; beside them, in two columns, from the tablet up; all in one line where
 * there is room for it. Always in the order of the tab key.
 */
export const row = kitStyle({
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '2.75rem 10.5rem minmax(0, 1fr) minmax(0, 1fr)' },
    [from('desktop')]: { gridTemplateColumns: '2rem 10.5rem minmax(0, 1fr) minmax(0, 1fr)' },
    [from('wide')]: {
      gridTemplateColumns:
        '2rem 10.5rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) minmax(6.2rem, auto) 2rem',
    },
  },
})

/** Beside all lines of fields. */
const lines = { [from('tablet')]: { gridRow: 'span 3' }, [from('wide')]: { gridRow: 'auto' } }
export const place = kitStyle({ '@media': lines })
export const preview = kitStyle({
  display: 'grid',
  gap: '0.3rem',
  justifyItems: 'start',
  gridColumn: '2 / -1',
  '@media': {
    [from('tablet')]: { gridColumn: 'auto', gridRow: 'span 3' },
    [from('wide')]: { gridRow: 'auto' },
  },
})
/** A view of a room, cut to the shape that the list has for all. */
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
  left: '0.3rem',
  bottom: '0.3rem',
  minWidth: '1.4rem',
  padding: '0.2rem 0.3rem',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.xs,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
})

/** A field of the row; one under the other on a phone, and where it leads over both columns on a tablet. */
export const field = kitStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [from('tablet')]: { gridColumn: 'auto' } },
})
export const link = kitStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [from('tablet')]: { gridColumn: 'span 2' }, [from('wide')]: { gridColumn: 'auto' } },
})
export const language = kitStyle({ fontWeight: 400, color: vars.color.ink2 })
