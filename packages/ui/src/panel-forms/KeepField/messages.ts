/** The texts of `KeepField`. */
export const keepFieldMessages = {
  keep: { id: 'keepField.keep', defaultMessage: 'Sin cambiar' },
  write: { id: 'keepField.write', defaultMessage: 'Cambiar por…' },
  text: { id: 'keepField.text', defaultMessage: '{field}, el nuevo' },
  empty: { id: 'keepField.empty', defaultMessage: 'Sin texto queda vacío.' },
}
