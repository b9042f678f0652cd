/** The texts of `GuestList`. */
export const guestListMessages = {
  confirmed: { id: 'guestList.confirmed', defaultMessage: 'Confirmado' },
  unconfirmed: { id: 'guestList.unconfirmed', defaultMessage: 'Sin confirmar' },
  expired: { id: 'guestList.expired', defaultMessage: 'Venció' },
  cancelled: { id: 'guestList.cancelled', defaultMessage: 'Cancelado' },
  remove: { id: 'guestList.remove', defaultMessage: 'Borrar la reserva de {name}' },
}
