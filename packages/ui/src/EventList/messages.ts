/** The texts of `EventList`. */
export const eventListMessages = {
  requiresRegistration: { id: 'eventList.requiresRegistration', defaultMessage: 'requiere registro' },
}
