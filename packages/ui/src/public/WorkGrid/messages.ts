/** The texts of a list of works. */
export const workGridMessages = {
  empty: { id: 'workGrid.empty', defaultMessage: 'Sin obras' },
}
