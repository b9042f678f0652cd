import { kitStyle } from '../../private/kitStyle.ts'

/** Browsers draw a fieldset's border and margin. */
export const group = kitStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = kitStyle({ padding: 0 })
/** One beside the other as far as they go. */
export const boxes = kitStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '1.6rem' })
