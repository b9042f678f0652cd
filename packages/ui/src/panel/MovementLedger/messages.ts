/** The texts of a work's ledger. */
export const movementLedgerMessages = {
  label: { id: 'movementLedger.label', defaultMessage: 'Movimientos' },
  date: { id: 'movementLedger.date', defaultMessage: 'Fecha' },
  status: { id: 'movementLedger.status', defaultMessage: 'Estado' },
  owner: { id: 'movementLedger.owner', defaultMessage: 'Propietario' },
  price: { id: 'movementLedger.price', defaultMessage: 'Precio' },
  address: { id: 'movementLedger.address', defaultMessage: 'Ubicación' },
  last: { id: 'movementLedger.last', defaultMessage: 'Último' },
  by: { id: 'movementLedger.by', defaultMessage: 'Anotó {name}' },
  strike: { id: 'movementLedger.strike', defaultMessage: 'Tachar' },
  strikeOf: { id: 'movementLedger.strikeOf', defaultMessage: 'Tachar {status}, {date}' },
  struck: { id: 'movementLedger.struck', defaultMessage: 'Tachado el {date}' },
  struckBy: { id: 'movementLedger.struckBy', defaultMessage: 'Tachó {name}, {date}' },
  empty: { id: 'movementLedger.empty', defaultMessage: 'Sin movimientos' },
}
