/** The texts of `PriceInPlace`. */
export const priceInPlaceMessages = {
  change: { id: 'priceInPlace.change', defaultMessage: 'Cambiar el precio: {price}' },
  price: { id: 'priceInPlace.price', defaultMessage: 'Precio' },
  save: { id: 'priceInPlace.save', defaultMessage: 'Guardar' },
  cancel: { id: 'priceInPlace.cancel', defaultMessage: 'Cancelar' },
  changed: { id: 'priceInPlace.changed', defaultMessage: 'Antes {before}, ahora {after}' },
}
