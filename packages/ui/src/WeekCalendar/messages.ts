/** The texts of `WeekCalendar`. */
export const weekCalendarMessages = {
  /** What the eye sees in colours and hatches. */
  more: {
    id: 'weekCalendar.more',
    defaultMessage:
      '{unconfirmed, plural, =0 {} one {, una sin confirmar} other {, # sin confirmar}}{state, select, full {, completo} other {}}',
  },
  taken: { id: 'weekCalendar.taken', defaultMessage: '{count, number}/{limit, number}' },
  closed: { id: 'weekCalendar.closed', defaultMessage: 'No disponible' },
  none: { id: 'weekCalendar.none', defaultMessage: 'Sin turnos' },
}
