/** The texts of a list of records in order. */
export const orderedListMessages = {
  remove: { id: 'orderedList.remove', defaultMessage: 'Sacar de la lista: {name}' },
  removed: { id: 'orderedList.removed', defaultMessage: 'Sacaste {name}.' },
  empty: { id: 'orderedList.empty', defaultMessage: 'La lista está vacía' },
}
