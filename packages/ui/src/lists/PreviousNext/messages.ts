export const previousNextMessages = {
  next: { id: 'previousNext.next', defaultMessage: 'Siguiente' },
  previous: { id: 'previousNext.previous', defaultMessage: 'Anterior' },
} as const
