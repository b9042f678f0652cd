export const archiveListMessages = {
  empty: { id: 'archiveList.empty', defaultMessage: 'Sin archivos' },
  hidden: { id: 'archiveList.hidden', defaultMessage: 'Oculto' },
  items: {
    id: 'archiveList.items',
    defaultMessage: '{count, plural, =0 {Sin ítems} one {# ítem} other {# ítems}}',
  },
} as const
