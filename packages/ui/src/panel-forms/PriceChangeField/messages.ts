/** The texts of `PriceChangeField`. */
export const priceChangeFieldMessages = {
  price: { id: 'priceChangeField.price', defaultMessage: 'Precio' },
  keep: { id: 'priceChangeField.keep', defaultMessage: 'Sin cambiar' },
  percent: { id: 'priceChangeField.percent', defaultMessage: 'Por ciento' },
  amount: { id: 'priceChangeField.amount', defaultMessage: 'Uno nuevo' },
  howMuch: { id: 'priceChangeField.howMuch', defaultMessage: 'Cuánto por ciento: +8 sube, -8 baja' },
  rounding: { id: 'priceChangeField.rounding', defaultMessage: 'Redondeo' },
  exact: { id: 'priceChangeField.exact', defaultMessage: 'Sin redondear' },
  rounded: { id: 'priceChangeField.rounded', defaultMessage: 'Redondeado a {step, number}' },
  newPrice: { id: 'priceChangeField.newPrice', defaultMessage: 'El precio nuevo' },
  noPrice: { id: 'priceChangeField.noPrice', defaultMessage: 'Sin precio' },
}
