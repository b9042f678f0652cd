import '../../private/fieldsInPlace.css.ts'
import { changedDot, clipped, factColumns, receding } from '../../private/inPlaceRules.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const field = kitStyle({ position: 'relative', minWidth: 0, border: 0, padding: 0, margin: 0 })
export const legend = kitStyle({ ...clipped })
export const line = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: factColumns,
  columnGap: vars.space.s3,
  alignItems: 'baseline',
  selectors: { '&:has([data-changed])::before': changedDot },
})
export const label = kitStyle({ ...receding })
export const numbers = kitStyle({ lineHeight: 1.6, fontVariantNumeric: 'tabular-nums' })

/** As wide as its number, in browsers that can do that. */
export const number = kitStyle({
  selectors: {
    '&&': { display: 'inline-block', width: '3.4ch', minWidth: '1.4ch', maxWidth: '100%' },
  },
  '@supports': {
    '(field-sizing: content)': { selectors: { '&&': { width: 'auto', fieldSizing: 'content' } } },
  },
})
