/** The texts of a list to pick from. */
export const pickListMessages = {
  add: { id: 'pickList.add', defaultMessage: 'Sumar {name}' },
  added: { id: 'pickList.added', defaultMessage: 'Ya está: {name}' },
  empty: { id: 'pickList.empty', defaultMessage: 'Sin resultados' },
  loading: { id: 'pickList.loading', defaultMessage: 'Cargando…' },
}
