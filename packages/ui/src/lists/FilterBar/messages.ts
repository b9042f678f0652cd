/** The texts of `FilterBar`. */
export const filterBarMessages = {
  kind: { id: 'filterBar.kind', defaultMessage: 'Tipo' },
  everyKind: { id: 'filterBar.everyKind', defaultMessage: 'Todos los tipos' },
  words: { id: 'filterBar.words', defaultMessage: 'Buscar' },
  from: { id: 'filterBar.from', defaultMessage: 'Desde el año' },
  to: { id: 'filterBar.to', defaultMessage: 'Hasta el año' },
  timeHint: {
    id: 'filterBar.timeHint',
    defaultMessage: 'Un año como 1950, una década como 195X o un mes como 1950-03',
  },
  between: { id: 'filterBar.between', defaultMessage: 'de {from} a {to}' },
  since: { id: 'filterBar.since', defaultMessage: 'desde {from}' },
  until: { id: 'filterBar.until', defaultMessage: 'hasta {to}' },
  search: { id: 'filterBar.search', defaultMessage: 'Buscar' },
  clear: { id: 'filterBar.clear', defaultMessage: 'Eliminar filtros' },
  quoted: { id: 'filterBar.quoted', defaultMessage: '«{words}»' },
  partial: { id: 'filterBar.partial', defaultMessage: 'Resultados parciales: <b>{filters}</b>.' },
  found: {
    id: 'filterBar.found',
    defaultMessage:
      '{things, select, works {{found, plural, one {# obra coincide} other {# obras coinciden}}} other {{found, plural, one {# ítem coincide} other {# ítems coinciden}}}} con <b>{filters}</b>.',
  },
  foundOf: {
    id: 'filterBar.foundOf',
    defaultMessage:
      '{found, number} de {things, select, works {{total, plural, one {# obra} other {# obras}}} other {{total, plural, one {# ítem} other {# ítems}}}} {found, plural, one {coincide} other {coinciden}} con <b>{filters}</b>.',
  },
}
