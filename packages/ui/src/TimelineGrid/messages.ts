/** The texts of the timeline. */
export const messages = {
  cell: { id: 'timelineGrid.cell', defaultMessage: '{date}, {title}: {action}' },
  dates: { id: 'timelineGrid.dates', defaultMessage: 'Fechas' },
  details: { id: 'timelineGrid.details', defaultMessage: 'Ver detalles' },
  empty: { id: 'timelineGrid.empty', defaultMessage: 'No hay eventos en estas fechas' },
  full: { id: 'timelineGrid.full', defaultMessage: 'completo' },
  keyFree: { id: 'timelineGrid.keyFree', defaultMessage: 'Sin registro previo' },
  keyFull: { id: 'timelineGrid.keyFull', defaultMessage: 'Completo' },
  keyLast: { id: 'timelineGrid.keyLast', defaultMessage: 'Último día' },
  keyOpen: { id: 'timelineGrid.keyOpen', defaultMessage: 'Con lugar, registrate' },
  next: { id: 'timelineGrid.next', defaultMessage: 'Siguiente' },
  note: { id: 'timelineGrid.note', defaultMessage: '{note}, requiere registro' },
  previous: { id: 'timelineGrid.previous', defaultMessage: 'Anterior' },
  register: { id: 'timelineGrid.register', defaultMessage: 'Registrarse' },
  requiresRegistration: { id: 'timelineGrid.requiresRegistration', defaultMessage: 'Requiere registro' },
  today: { id: 'timelineGrid.today', defaultMessage: 'hoy' },
} as const
