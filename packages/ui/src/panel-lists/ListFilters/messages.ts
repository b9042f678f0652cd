/** The texts of the filters over a list of the panel. */
export const listFiltersMessages = {
  label: { id: 'listFilters.label', defaultMessage: 'Filtros' },
  clear: { id: 'listFilters.clear', defaultMessage: 'Quitar filtros' },
  remove: { id: 'listFilters.remove', defaultMessage: 'Quitar {filter}' },
  some: { id: 'listFilters.some', defaultMessage: '{count} de {total}' },
}
