export const messages = {
  anyTime: { id: 'bookingForm.anyTime', defaultMessage: 'Cualquier horario de ese día me sirve' },
  comments: { id: 'bookingForm.comments', defaultMessage: 'Comentarios' },
  email: { id: 'bookingForm.email', defaultMessage: 'Email' },
  firstName: { id: 'bookingForm.firstName', defaultMessage: 'Nombre' },
  inAll: {
    id: 'bookingForm.inAll',
    defaultMessage: 'En este turno {free, plural, one {entra # persona} other {entran # personas}}',
  },
  largestParty: {
    id: 'bookingForm.largestParty',
    defaultMessage: 'Hasta {most, plural, one {# persona} other {# personas}} por reserva',
  },
  lastName: { id: 'bookingForm.lastName', defaultMessage: 'Apellido' },
  needs: { id: 'bookingForm.needs', defaultMessage: '¿Necesitan algo?' },
  people: { id: 'bookingForm.people', defaultMessage: '¿Cuántos vienen?' },
  phone: { id: 'bookingForm.phone', defaultMessage: 'Teléfono' },
  school: { id: 'bookingForm.school', defaultMessage: 'Escuela' },
  schoolHint: {
    id: 'bookingForm.schoolHint',
    defaultMessage: 'Si vienen como grupo escolar. Entonces pueden venir todos los que entren.',
  },
} as const
