/** How the two ends of a range are joined, and what stands under the number of a day. */
export const messages = {
  clockRange: { id: 'dates.clockRange', defaultMessage: '{start} - {end}' },
  month: { id: 'dates.month', defaultMessage: 'de {month}' },
  range: { id: 'dates.range', defaultMessage: 'Del {from} al {to}' },
} as const
