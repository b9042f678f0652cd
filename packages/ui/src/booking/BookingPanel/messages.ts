/** The texts of the booking panel. */
export const messages = {
  change: { id: 'bookingPanel.change', defaultMessage: 'Cambiar turno' },
  choose: { id: 'bookingPanel.choose', defaultMessage: 'Elegí un turno' },
  confirmByMail: {
    id: 'bookingPanel.confirmByMail',
    defaultMessage: 'Te mandamos un mail para confirmarlo.',
  },
  dates: { id: 'bookingPanel.dates', defaultMessage: 'Fechas' },
  details: { id: 'bookingPanel.details', defaultMessage: 'Ver detalles' },
  full: { id: 'bookingPanel.full', defaultMessage: 'Este día está completo' },
  joinOne: {
    id: 'bookingPanel.joinOne',
    defaultMessage: 'Anotate en la lista de espera de un turno.',
  },
  loading: { id: 'bookingPanel.loading', defaultMessage: 'Cargando…' },
  minutes: {
    id: 'bookingPanel.minutes',
    defaultMessage: '{minutes, plural, one {# minuto} other {# minutos}}',
  },
  moreThanFree: {
    id: 'bookingPanel.moreThanFree',
    defaultMessage: '{free, plural, one {¿Son más de uno?} other {¿Son más de #?}}',
  },
  nextOne: { id: 'bookingPanel.nextOne', defaultMessage: 'El próximo con lugar: {day}.' },
  noNext: {
    id: 'bookingPanel.noNext',
    defaultMessage: 'Por ahora, ninguno de los días que siguen tiene lugar.',
  },
  nothing: { id: 'bookingPanel.nothing', defaultMessage: 'Este día no tiene lugar' },
  people: {
    id: 'bookingPanel.people',
    defaultMessage: 'hasta {limit, plural, one {# persona} other {# personas}}',
  },
  place: { id: 'bookingPanel.place', defaultMessage: 'Lugar' },
  wait: { id: 'bookingPanel.wait', defaultMessage: 'Lista de espera' },
  walkIn: { id: 'bookingPanel.walkIn', defaultMessage: 'Sin registro previo' },
  walkInNote: { id: 'bookingPanel.walkInNote', defaultMessage: 'Podés venir sin reservar.' },
  who: { id: 'bookingPanel.who', defaultMessage: 'Artistas' },
  yourDetails: { id: 'bookingPanel.yourDetails', defaultMessage: 'Tus datos' },
} as const
