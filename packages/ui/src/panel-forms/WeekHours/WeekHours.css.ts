import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

export const days = kitStyle({ display: 'grid', borderTop: `1px solid ${vars.color.line}` })
/** A day: its name, and beside it its hours, on a phone under it. */
export const day = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
  gap: `0 ${vars.space.s4}`,
  minHeight: '3.25rem',
  paddingBlock: '0.2rem',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const hours = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBottom: '0.4rem',
  fontSize: vars.fontSize.admin,
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { paddingBottom: 0 }, [inLargeLetters]: { flexWrap: 'wrap' } },
})
export const hour = kitStyle({
  selectors: { '&&': { width: 'auto', minWidth: 0, maxWidth: '8.5rem', flex: '0 1 8.5rem' } },
  '@media': { [inLargeLetters]: { selectors: { '&&': { flexBasis: '100%', maxWidth: 'none' } } } },
})
export const closed = kitStyle({
  fontSize: vars.fontSize.admin,
  color: vars.color.ink2,
  // A phone has the box alone, which says as much.
  display: 'none',
  '@media': { [fromLetters('tablet')]: { display: 'inline' } },
})
export const error = kitStyle({ '@media': { [fromLetters('tablet')]: { gridColumn: '2' } } })
