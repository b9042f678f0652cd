/** The texts of a month of an event. */
export const messages = {
  cell: { id: 'monthGrid.cell', defaultMessage: '{day}, {state}' },
  closed: { id: 'monthGrid.closed', defaultMessage: 'cerrado' },
  few: { id: 'monthGrid.few', defaultMessage: '{free, plural, one {queda #} other {quedan #}}' },
  free: {
    id: 'monthGrid.free',
    defaultMessage: '{people, plural, one {con lugar} other {con lugar para #}}',
  },
  full: { id: 'monthGrid.full', defaultMessage: 'completo' },
  fullFor: {
    id: 'monthGrid.fullFor',
    defaultMessage: '{people, plural, one {completo} other {completo para #}}',
  },
  grid: {
    id: 'monthGrid.grid',
    defaultMessage: '{people, plural, one {Días con lugar} other {Días con lugar para # personas}}',
  },
  keyClosed: { id: 'monthGrid.keyClosed', defaultMessage: 'Cerrado' },
  keyFew: { id: 'monthGrid.keyFew', defaultMessage: 'Pocos lugares' },
  keyFree: {
    id: 'monthGrid.keyFree',
    defaultMessage: '{people, plural, one {Con lugar} other {Con lugar para #}}',
  },
  keyFull: { id: 'monthGrid.keyFull', defaultMessage: 'Completo' },
  loading: { id: 'monthGrid.loading', defaultMessage: 'cargando' },
  monthOfYear: { id: 'monthGrid.monthOfYear', defaultMessage: '{month} de {year}' },
  next: { id: 'monthGrid.next', defaultMessage: 'Mes siguiente' },
  none: { id: 'monthGrid.none', defaultMessage: 'sin turnos' },
  past: { id: 'monthGrid.past', defaultMessage: 'ya pasó' },
  previous: { id: 'monthGrid.previous', defaultMessage: 'Mes anterior' },
  today: { id: 'monthGrid.today', defaultMessage: 'hoy' },
  twoMonths: { id: 'monthGrid.twoMonths', defaultMessage: '{first} y {second}' },
} as const
