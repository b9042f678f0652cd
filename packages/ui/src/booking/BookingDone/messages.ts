/** The texts of what follows a booking. */
export const messages = {
  title: { id: 'bookingDone.title', defaultMessage: 'Falta confirmarlo' },
  mailed: { id: 'bookingDone.mailed', defaultMessage: 'Te mandamos un mail a' },
  openIt: { id: 'bookingDone.openIt', defaultMessage: 'Abrilo y tocá «Confirmar turno».' },
  heldUntil: { id: 'bookingDone.heldUntil', defaultMessage: 'El lugar es tuyo hasta las' },
  today: { id: 'bookingDone.today', defaultMessage: 'de hoy, {day}' },
  otherDay: { id: 'bookingDone.otherDay', defaultMessage: 'del {day}' },
  minutesLeft: {
    id: 'bookingDone.minutesLeft',
    defaultMessage: '{minutes, plural, one {queda un minuto} other {quedan # minutos}}',
  },
  hoursLeft: {
    id: 'bookingDone.hoursLeft',
    defaultMessage:
      '{hours, plural, one {queda # h} other {quedan # h}}{minutes, plural, =0 {} other { # min}}',
  },
  notThere: { id: 'bookingDone.notThere', defaultMessage: '¿No llegó?' },
  notThereHint: {
    id: 'bookingDone.notThereHint',
    defaultMessage: 'Puede tardar un minuto, o estar en correo no deseado.',
  },
  sentAt: { id: 'bookingDone.sentAt', defaultMessage: 'Enviado a las {time}.' },
  resend: { id: 'bookingDone.resend', defaultMessage: 'Mandarlo otra vez' },
  wrong: { id: 'bookingDone.wrong', defaultMessage: '¿La dirección está mal?' },
  wrongHint: { id: 'bookingDone.wrongHint', defaultMessage: 'El lugar sigue siendo tuyo.' },
  correct: { id: 'bookingDone.correct', defaultMessage: 'Corregirla' },
  email: { id: 'bookingDone.email', defaultMessage: 'Email' },
  send: { id: 'bookingDone.send', defaultMessage: 'Corregir y mandar' },
  cancel: { id: 'bookingDone.cancel', defaultMessage: 'Cancelar' },
  otherPlan: { id: 'bookingDone.otherPlan', defaultMessage: '¿Cambió el plan?' },
  otherPlanHint: {
    id: 'bookingDone.otherPlanHint',
    defaultMessage: 'Ingresá con esta dirección para ver o cancelar la reserva.',
  },
  bookings: { id: 'bookingDone.bookings', defaultMessage: 'Tus reservas' },
  over: { id: 'bookingDone.over', defaultMessage: 'Se pasó la hora' },
  overHint: {
    id: 'bookingDone.overHint',
    defaultMessage: 'El lugar quedó libre. Si abrís el mail y todavía hay lugar, lo podés confirmar igual.',
  },
  again: { id: 'bookingDone.again', defaultMessage: 'Elegir de nuevo' },
} as const
