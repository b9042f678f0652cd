/** The texts of `WaitingList`. */
export const waitingListMessages = {
  people: {
    id: 'waitingList.people',
    defaultMessage: '{people, plural, one {# persona} other {# personas}}',
  },
  /** How long an offer still holds, by minutes: "52 min", "1 h 12", "2 h", "3 d 2 h". */
  left: {
    id: 'waitingList.left',
    defaultMessage:
      '{unit, select, days {{days, number} d {hours, number} h} hours {{hours, number} h{minutes, plural, =0 {} other { #}}} other {{minutes, number} min}}',
  },
  leftOf: { id: 'waitingList.leftOf', defaultMessage: 'Tiempo que le queda a {name}' },
  used: { id: 'waitingList.used', defaultMessage: 'Tiempo que ya pasó de la oferta a {name}' },
  withdraw: { id: 'waitingList.withdraw', defaultMessage: 'Retirar' },
  withdrawOf: { id: 'waitingList.withdrawOf', defaultMessage: 'Retirar la oferta a {name}' },
  up: { id: 'waitingList.up', defaultMessage: 'Subir un lugar' },
  down: { id: 'waitingList.down', defaultMessage: 'Bajar un lugar' },
  loading: { id: 'waitingList.loading', defaultMessage: 'Cargando la lista de espera' },
  notLoaded: { id: 'waitingList.notLoaded', defaultMessage: 'No se pudo cargar la lista de espera' },
  retry: { id: 'waitingList.retry', defaultMessage: 'Reintentar' },
} as const
