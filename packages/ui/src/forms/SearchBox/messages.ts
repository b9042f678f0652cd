/** The texts of `SearchBox`. */
export const searchBoxMessages = {
  search: { id: 'searchBox.search', defaultMessage: 'Buscar' },
}
