/** The texts of `PaginatedList`. */
export const paginatedListMessages = {
  empty: { id: 'paginatedList.empty', defaultMessage: 'No hay resultados para mostrar' },
  reset: { id: 'paginatedList.reset', defaultMessage: 'Restablecer búsqueda' },
  loading: { id: 'paginatedList.loading', defaultMessage: 'Cargando…' },
  total: {
    id: 'paginatedList.total',
    defaultMessage: '{total, plural, one {# resultado} other {# resultados}}',
  },
}
