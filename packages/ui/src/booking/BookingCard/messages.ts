/** The texts of a booking's card. */
export const messages = {
  cancelled: { id: 'bookingCard.cancelled', defaultMessage: 'Turno cancelado' },
  name: { id: 'bookingCard.name', defaultMessage: 'A nombre de {name}' },
} as const
