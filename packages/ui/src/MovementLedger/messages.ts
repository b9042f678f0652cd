/** The texts of a work's ledger. */
export const movementLedgerMessages = {
  label: { id: 'movementLedger.label', defaultMessage: 'Movimientos' },
  date: { id: 'movementLedger.date', defaultMessage: 'Fecha' },
  status: { id: 'movementLedger.status', defaultMessage: 'Estado' },
  owner: { id: 'movementLedger.owner', defaultMessage: 'Propietario' },
  price: { id: 'movementLedger.price', defaultMessage: 'Precio' },
  address: { id: 'movementLedger.address', defaultMessage: 'Dirección' },
  last: { id: 'movementLedger.last', defaultMessage: 'Último' },
  by: { id: 'movementLedger.by', defaultMessage: 'Anotó {name}' },
  remove: { id: 'movementLedger.remove', defaultMessage: 'Borrar' },
  removeOf: { id: 'movementLedger.removeOf', defaultMessage: 'Borrar {status}, {date}' },
  empty: { id: 'movementLedger.empty', defaultMessage: 'Sin movimientos' },
}
