import { kitStyle } from '../../private/kitStyle.ts'

/** A native picker as tall as the other fields, in figures of one width; iOS would draw it as a centred button. */
export const picker = kitStyle({
  appearance: 'none',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
})
