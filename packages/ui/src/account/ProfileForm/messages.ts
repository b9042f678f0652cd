/** The texts of `ProfileForm`. */
export const profileFormMessages = {
  discard: { id: 'profileForm.discard', defaultMessage: 'Descartar' },
  email: { id: 'profileForm.email', defaultMessage: 'Email' },
  firstName: { id: 'profileForm.firstName', defaultMessage: 'Nombre' },
  lastName: { id: 'profileForm.lastName', defaultMessage: 'Apellido' },
  pending: {
    id: 'profileForm.pending',
    defaultMessage: 'Falta confirmar {email}. Mandamos un link a esa dirección.',
  },
  phone: { id: 'profileForm.phone', defaultMessage: 'Teléfono' },
  resend: { id: 'profileForm.resend', defaultMessage: 'Mandar otra vez' },
  save: { id: 'profileForm.save', defaultMessage: 'Guardar' },
} as const
