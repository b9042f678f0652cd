/** The texts of `SlotRemover`. */
export const slotRemoverMessages = {
  bar: { id: 'slotRemover.bar', defaultMessage: 'Borrar turnos' },
  from: { id: 'slotRemover.from', defaultMessage: 'Desde' },
  to: { id: 'slotRemover.to', defaultMessage: 'Hasta' },
  weekdays: { id: 'slotRemover.weekdays', defaultMessage: 'Días' },
  after: { id: 'slotRemover.after', defaultMessage: 'Entre las' },
  before: { id: 'slotRemover.before', defaultMessage: 'Y las' },
  question: {
    id: 'slotRemover.question',
    defaultMessage:
      '{count, plural, one {# turno tiene reservas. ¿Qué hacemos con ese?} other {# turnos tienen reservas. ¿Qué hacemos con esos?}}',
  },
  keep: { id: 'slotRemover.keep', defaultMessage: 'Conservar los que tienen reservas' },
  keepMeans: {
    id: 'slotRemover.keepMeans',
    defaultMessage: 'Se borran solo los vacíos. Los otros no aceptan más reservas.',
  },
  notify: {
    id: 'slotRemover.notify',
    defaultMessage: 'Borrarlos y avisar por mail a {people, plural, one {# persona} other {# personas}}',
  },
  notifyMeans: {
    id: 'slotRemover.notifyMeans',
    defaultMessage:
      'El mail sale en {minutes, plural, one {# minuto} other {# minutos}}. Hasta entonces podés deshacer. A quien no dejó mail, avisale vos.',
  },
  reason: { id: 'slotRemover.reason', defaultMessage: 'Motivo, en {language}' },
  mail: { id: 'slotRemover.mail', defaultMessage: 'Ver el mail' },
  slots: { id: 'slotRemover.slots', defaultMessage: '{count, plural, one {turno} other {turnos}}' },
  empty: { id: 'slotRemover.empty', defaultMessage: '{count, plural, one {vacío} other {vacíos}}' },
  booked: { id: 'slotRemover.booked', defaultMessage: 'con reservas' },
  people: { id: 'slotRemover.people', defaultMessage: '{count, plural, one {persona} other {personas}}' },
  onlyBooked: { id: 'slotRemover.onlyBooked', defaultMessage: 'Solo los que tienen reservas' },
  none: { id: 'slotRemover.none', defaultMessage: 'No hay turnos en estos días' },
  noBookings: { id: 'slotRemover.noBookings', defaultMessage: 'Sin reservas' },
  andMore: { id: 'slotRemover.andMore', defaultMessage: '{names} y {more, number} más' },
  taken: { id: 'slotRemover.taken', defaultMessage: '{count, number} de {limit, number}' },
  see: { id: 'slotRemover.see', defaultMessage: 'Ver' },
  seeOf: { id: 'slotRemover.seeOf', defaultMessage: 'Ver: {when}' },
  remove: {
    id: 'slotRemover.remove',
    defaultMessage: '{count, plural, =0 {Borrar turnos} one {Borrar # turno} other {Borrar # turnos}}',
  },
  removeNotify: {
    id: 'slotRemover.removeNotify',
    defaultMessage: 'Borrar {count, number} y avisar a {people, number}',
  },
  removing: { id: 'slotRemover.removing', defaultMessage: 'Borrando…' },
  cancel: { id: 'slotRemover.cancel', defaultMessage: 'Cancelar' },
  summary: { id: 'slotRemover.summary', defaultMessage: '{count, plural, one {# turno} other {# turnos}}.' },
  summaryClosed: {
    id: 'slotRemover.summaryClosed',
    defaultMessage:
      '{count, plural, one {# turno} other {# turnos}}. {closed, plural, one {Queda # cerrado con sus reservas.} other {Quedan # cerrados con sus reservas.}}',
  },
  summaryNotify: {
    id: 'slotRemover.summaryNotify',
    defaultMessage:
      '{count, plural, one {# turno} other {# turnos}}, {people, plural, one {# reserva cancelada} other {# reservas canceladas}}, con aviso por mail.',
  },
  nothing: { id: 'slotRemover.nothing', defaultMessage: 'Ningún turno elegido.' },
  loading: { id: 'slotRemover.loading', defaultMessage: 'Buscando turnos…' },
}
