/** The texts of `EventCard`. */
export const eventCardMessages = {
  requiresRegistration: { id: 'eventCard.requiresRegistration', defaultMessage: 'requiere registro' },
}
