/** The texts of a list of the archive's items. */
export const itemGridMessages = {
  empty: { id: 'itemGrid.empty', defaultMessage: 'No hay resultados para mostrar' },
}
