export const messages = {
  close: { id: 'toast.close', defaultMessage: 'Cerrar aviso' },
  region: { id: 'toast.region', defaultMessage: "Avisos ('{hotkey}')" },
  toast: { id: 'toast.toast', defaultMessage: 'Aviso' },
}
