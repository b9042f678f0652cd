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
  confirmOf: { id: 'appointmentList.confirmOf', defaultMessage: 'Confirmar acá: {appointment}' },
  resend: { id: 'appointmentList.resend', defaultMessage: 'Reenviar mail' },
  resendOf: { id: 'appointmentList.resendOf', defaultMessage: 'Reenviar mail: {appointment}' },
  calendar: { id: 'appointmentList.calendar', defaultMessage: 'Agregar al calendario' },
  calendarOf: { id: 'appointmentList.calendarOf', defaultMessage: 'Agregar al calendario: {appointment}' },
  delete: { id: 'appointmentList.delete', defaultMessage: 'Borrar' },
  deleteOf: { id: 'appointmentList.deleteOf', defaultMessage: 'Borrar: {appointment}' },
  appointment: { id: 'appointmentList.appointment', defaultMessage: '{title}, {start}' },
  sure: { id: 'appointmentList.sure', defaultMessage: '¿Seguro querés borrar este turno?' },
  yes: { id: 'appointmentList.yes', defaultMessage: 'Borrar turno' },
  deleting: { id: 'appointmentList.deleting', defaultMessage: 'Borrando…' },
}
