/** The texts of the list of collections. */
export const collectionGridMessages = {
  empty: { id: 'collectionGrid.empty', defaultMessage: 'No hay resultados para mostrar' },
}
