/** The texts of `WeekCalendar`. */
export const weekCalendarMessages = {
  /** What the eye sees in colours and hatches. */
  more: {
    id: 'weekCalendar.more',
    defaultMessage:
      '{state, select, full {, completo} other {}}{waiting, plural, =0 {} other {, # en espera}}',
  },
  /** How many of the bookings wait for somebody to confirm them. A narrow block shows the number alone. */
  unconfirmed: {
    id: 'weekCalendar.unconfirmed',
    defaultMessage: '{unconfirmed, number}<word> sin confirmar</word>',
  },
  taken: { id: 'weekCalendar.taken', defaultMessage: '{count, number}/{limit, number}' },
  /** Of a slot with a line: how many have a place, and how many wait for one. */
  takenWaiting: { id: 'weekCalendar.takenWaiting', defaultMessage: '{count, number} +{waiting, number}' },
  closed: { id: 'weekCalendar.closed', defaultMessage: 'No disponible' },
  none: { id: 'weekCalendar.none', defaultMessage: 'Sin turnos' },
}
