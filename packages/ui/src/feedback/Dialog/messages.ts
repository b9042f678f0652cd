export const messages = {
  close: { id: 'dialog.close', defaultMessage: 'Cerrar' },
  cancel: { id: 'dialog.cancel', defaultMessage: 'Cancelar' },
}
