import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { inLargeLetters } from '../../tokens/breakpoints.ts'

export const list = kitStyle({ borderTop: `1px solid ${vars.color.line}` })
export const row = kitStyle({
  selectors: {
    // Over the row of an image, which it is but for its columns.
    '&&': {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      minHeight: '2.95rem',
      paddingBlock: '0.35rem',
    },
  },
  '@media': {
    // Two of its parts beside each other, and two under them.
    [inLargeLetters]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
  },
})
/** Up, the grip and down, side by side. */
export const place = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 2rem)',
  alignItems: 'center',
})
export const number = kitStyle({
  minWidth: '1.5rem',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
