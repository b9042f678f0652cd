/** The texts of `AccountActions`. */
export const accountActionsMessages = {
  delete: { id: 'accountActions.delete', defaultMessage: 'Borrar la cuenta' },
  deleting: { id: 'accountActions.deleting', defaultMessage: 'Borrando…' },
  export: { id: 'accountActions.export', defaultMessage: 'Bajar mis datos' },
  follows: {
    id: 'accountActions.follows',
    defaultMessage: 'Se cancelan tus reservas futuras y se borran tus datos. No se puede deshacer.',
  },
  sure: { id: 'accountActions.sure', defaultMessage: '¿Seguro querés borrar tu cuenta?' },
} as const
