export const messages = {
  label: { id: 'codeField.label', defaultMessage: 'Código de seis dígitos' },
}
