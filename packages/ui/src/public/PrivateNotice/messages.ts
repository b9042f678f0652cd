export const privateNoticeMessages = {
  shared: {
    id: 'privateNotice.shared',
    defaultMessage: 'Página privada. La compartió {name} con vos y no figura en el sitio.',
  },
  until: { id: 'privateNotice.until', defaultMessage: 'Abierta hasta el {day}' },
} as const
