/** The texts of the panel's table. */
export const dataTableMessages = {
  tick: { id: 'dataTable.tick', defaultMessage: 'Elegir {name}' },
  tickPage: { id: 'dataTable.tickPage', defaultMessage: 'Elegir esta página' },
  actions: { id: 'dataTable.actions', defaultMessage: 'Acciones' },
  actionsOf: { id: 'dataTable.actionsOf', defaultMessage: 'Acciones de {name}' },
  loading: { id: 'dataTable.loading', defaultMessage: 'Cargando…' },
  empty: { id: 'dataTable.empty', defaultMessage: 'No hay resultados para mostrar' },
  failed: { id: 'dataTable.failed', defaultMessage: 'No se pudo cargar la lista' },
  retry: { id: 'dataTable.retry', defaultMessage: 'Reintentar' },
  columns: { id: 'dataTable.columns', defaultMessage: 'Columnas' },
  noImage: { id: 'dataTable.noImage', defaultMessage: 'Sin imagen' },
}
