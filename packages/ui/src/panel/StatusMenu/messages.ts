/** The texts of a status that can be changed where it stands. */
export const statusMenuMessages = {
  name: { id: 'statusMenu.name', defaultMessage: '{label}: {status}' },
  none: { id: 'statusMenu.none', defaultMessage: 'Sin estado' },
  close: { id: 'statusMenu.close', defaultMessage: 'Cerrar' },
}
