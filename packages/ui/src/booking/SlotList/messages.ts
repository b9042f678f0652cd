/** The texts of the list of slots. */
export const messages = {
  already: { id: 'slotList.already', defaultMessage: 'Ya empezó' },
  available: { id: 'slotList.available', defaultMessage: 'Disponible' },
  empty: { id: 'slotList.empty', defaultMessage: 'No hay turnos disponibles este día' },
  free: {
    id: 'slotList.free',
    defaultMessage: '{free, plural, one {queda # lugar} other {quedan # lugares}}',
  },
  reserve: { id: 'slotList.reserve', defaultMessage: 'Reservar lugar' },
  reserveAt: { id: 'slotList.reserveAt', defaultMessage: '{reserve}, {time}' },
  wait: { id: 'slotList.wait', defaultMessage: 'Anotarme en la lista de espera' },
  taken: { id: 'slotList.taken', defaultMessage: 'Ocupado' },
} as const
