/** The texts of `AppointmentList`. */
export const appointmentListMessages = {
  empty: { id: 'appointmentList.empty', defaultMessage: 'Todavía no reservaste ningún turno' },
  confirmed: { id: 'appointmentList.confirmed', defaultMessage: 'Confirmado' },
  unconfirmed: { id: 'appointmentList.unconfirmed', defaultMessage: 'Sin confirmar' },
  heldUntil: { id: 'appointmentList.heldUntil', defaultMessage: 'guardado hasta las {time}' },
  heldUntilDay: {
    id: 'appointmentList.heldUntilDay',
    defaultMessage: 'guardado hasta las {time} del {day}',
  },
  confirm: { id: 'appointmentList.confirm', defaultMessage: 'Confirmar acá' },
  resend: { id: 'appointmentList.resend', defaultMessage: 'Reenviar mail' },
  calendar: { id: 'appointmentList.calendar', defaultMessage: 'Agregar al calendario' },
  move: { id: 'appointmentList.move', defaultMessage: 'Cambiar el turno' },
  party: { id: 'appointmentList.party', defaultMessage: 'Cambiar quiénes vienen' },
  people: {
    id: 'appointmentList.people',
    defaultMessage: '{people, plural, one {# persona} other {# personas}}',
  },
  delete: { id: 'appointmentList.delete', defaultMessage: 'Borrar' },
  of: { id: 'appointmentList.of', defaultMessage: '{action}: {appointment}' },
  appointment: { id: 'appointmentList.appointment', defaultMessage: '{title}, {start}' },
  sure: { id: 'appointmentList.sure', defaultMessage: '¿Seguro querés borrar este turno?' },
  yes: { id: 'appointmentList.yes', defaultMessage: 'Borrar turno' },
  deleting: { id: 'appointmentList.deleting', defaultMessage: 'Borrando…' },
}
