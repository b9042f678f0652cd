/** The texts of a price. */
export const priceMessages = {
  none: { id: 'price.none', defaultMessage: 'sin precio' },
}
