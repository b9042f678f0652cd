export const messages = {
  cancel: { id: 'submitRow.cancel', defaultMessage: 'Cancelar' },
  saving: { id: 'submitRow.saving', defaultMessage: 'Guardando…' },
}
