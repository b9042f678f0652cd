/** The texts of `FilterBar`. */
export const filterBarMessages = {
  kind: { id: 'filterBar.kind', defaultMessage: 'Tipo' },
  everyKind: { id: 'filterBar.everyKind', defaultMessage: 'Todos los tipos' },
  words: { id: 'filterBar.words', defaultMessage: 'Buscar' },
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
