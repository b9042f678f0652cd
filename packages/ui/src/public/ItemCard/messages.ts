/** The texts of an item of the archive in a list. */
export const itemCardMessages = {
  inactive: { id: 'itemCard.inactive', defaultMessage: 'Inactivo' },
  hidden: { id: 'itemCard.hidden', defaultMessage: 'Oculto' },
}
