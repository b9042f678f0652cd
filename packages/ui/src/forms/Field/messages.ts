export const messages = {
  optional: { id: 'field.optional', defaultMessage: '(opcional)' },
}
