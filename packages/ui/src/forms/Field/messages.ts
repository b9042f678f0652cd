export const messages = {
  optional: { id: 'field.optional', defaultMessage: '(opcional)' },
  add: { id: 'field.add', defaultMessage: 'Agregar' },
}
