/** What is said to who waits for a place, wherever it is said. */
export const waitingMessages = {
  ahead: {
    id: 'waitingDone.ahead',
    defaultMessage:
      '{ahead, plural, =0 {No hay nadie antes en la lista.} one {Un grupo antes.} other {# grupos antes.}}',
  },
  bookings: { id: 'waitingDone.bookings', defaultMessage: 'Tus reservas' },
  mailed: {
    id: 'waitingDone.mailed',
    defaultMessage: 'Te mandamos un mail con un link para ver tu lugar en la lista o salir de ella, a',
  },
  more: { id: 'waitingDone.more', defaultMessage: 'Ver los otros turnos' },
  promise: {
    id: 'waitingDone.promise',
    defaultMessage:
      'Si se libera lugar para todos, te escribimos y te lo guardamos {hours, plural, one {una hora} other {# horas}}.',
  },
  title: { id: 'waitingDone.title', defaultMessage: 'Estás en la lista de espera' },
} as const
