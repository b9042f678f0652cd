/** The texts of `Pagination`. */
export const paginationMessages = {
  label: { id: 'pagination.label', defaultMessage: 'Páginas' },
  page: { id: 'pagination.page', defaultMessage: 'Página {page}' },
  previous: { id: 'pagination.previous', defaultMessage: 'Anterior' },
  next: { id: 'pagination.next', defaultMessage: 'Siguiente' },
}
