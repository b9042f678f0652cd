/** The texts of the list of artists. */
export const artistGridMessages = {
  empty: { id: 'artistGrid.empty', defaultMessage: 'Sin artistas' },
}
