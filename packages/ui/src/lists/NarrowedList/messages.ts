/** The texts of `NarrowedList`. */
export const narrowedListMessages = {
  fold: {
    id: 'narrowedList.fold',
    defaultMessage: 'Filtrar y ordenar{chosen, plural, =0 {} one {: # filtro} other {: # filtros}}',
  },
}
