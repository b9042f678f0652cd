/** The texts of `PaginatedList`. */
export const paginatedListMessages = {
  /** Asked for a page that is not there. */
  beyond: {
    id: 'paginatedList.beyond',
    defaultMessage:
      'No hay página {page, number}: {lastPage, plural, one {todo está en la primera} other {van de la 1 a la #}}',
  },
  empty: { id: 'paginatedList.empty', defaultMessage: 'No hay resultados para mostrar' },
  /** Nothing was found by the words that were asked. */
  instead: { id: 'paginatedList.instead', defaultMessage: 'Resultados para «{instead}»' },
  last: { id: 'paginatedList.last', defaultMessage: 'Ir a la página {lastPage, number}' },
  reset: { id: 'paginatedList.reset', defaultMessage: 'Restablecer búsqueda' },
  loading: { id: 'paginatedList.loading', defaultMessage: 'Cargando…' },
  total: {
    id: 'paginatedList.total',
    defaultMessage: '{total, plural, one {# resultado} other {# resultados}}',
  },
}
