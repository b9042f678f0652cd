/** What is said of a slot that is still to come. */
export const nextSlotsMessages = {
  today: { id: 'nextSlots.today', defaultMessage: 'hoy' },
  taken: { id: 'nextSlots.taken', defaultMessage: '{count, number} de {limit, number}' },
  full: { id: 'nextSlots.full', defaultMessage: 'Completo' },
}
