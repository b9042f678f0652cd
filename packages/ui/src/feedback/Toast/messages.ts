export const messages = {
  close: { id: 'toast.close', defaultMessage: 'Cerrar aviso' },
  region: { id: 'toast.region', defaultMessage: "Avisos ('{hotkey}')" },
  undo: { id: 'toast.undo', defaultMessage: 'Deshacer' },
  undoing: { id: 'toast.undoing', defaultMessage: 'Deshaciendo…' },
  keys: { id: 'toast.keys', defaultMessage: 'Ctrl Z' },
  toast: { id: 'toast.toast', defaultMessage: 'Aviso' },
}
