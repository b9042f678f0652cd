/** How the two ends of a range and the parts of a date are joined. */
export const messages = {
  clockRange: { id: 'dates.clockRange', defaultMessage: '{start} - {end}' },
  month: { id: 'dates.month', defaultMessage: 'de {month}' },
  range: { id: 'dates.range', defaultMessage: 'Del {from} al {to}' },
  weekdayDay: { id: 'dates.weekdayDay', defaultMessage: '{weekday} {day} de {month}' },
} as const
