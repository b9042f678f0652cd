/** The texts of `SessionList`. */
export const sessionListMessages = {
  close: { id: 'sessionList.close', defaultMessage: 'Cerrar' },
  closeAll: { id: 'sessionList.closeAll', defaultMessage: 'Salir de todos lados' },
  closeOf: { id: 'sessionList.closeOf', defaultMessage: 'Cerrar: {device}, {seen}' },
  closing: { id: 'sessionList.closing', defaultMessage: 'Cerrando…' },
  here: { id: 'sessionList.here', defaultMessage: 'Este equipo' },
  now: { id: 'sessionList.now', defaultMessage: 'Ahora' },
  seen: { id: 'sessionList.seen', defaultMessage: 'Última vez: {day}' },
} as const
