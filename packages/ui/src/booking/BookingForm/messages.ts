/** The texts of the booking form. */
export const messages = {
  comments: { id: 'bookingForm.comments', defaultMessage: 'Comentarios' },
  email: { id: 'bookingForm.email', defaultMessage: 'Email' },
  firstName: { id: 'bookingForm.firstName', defaultMessage: 'Nombre' },
  lastName: { id: 'bookingForm.lastName', defaultMessage: 'Apellido' },
  phone: { id: 'bookingForm.phone', defaultMessage: 'Teléfono' },
  save: { id: 'bookingForm.save', defaultMessage: 'Guardar' },
} as const
