/** The texts of what can be undone at once. */
export const undoToastMessages = {
  region: { id: 'undoToast.region', defaultMessage: 'Lo último que hiciste' },
  undo: { id: 'undoToast.undo', defaultMessage: 'Deshacer' },
  undoing: { id: 'undoToast.undoing', defaultMessage: 'Deshaciendo…' },
  keys: { id: 'undoToast.keys', defaultMessage: 'Ctrl Z' },
  close: { id: 'undoToast.close', defaultMessage: 'Cerrar aviso' },
}
