/** The texts of what was and what is. */
export const activityLogMessages = {
  open: { id: 'activityLog.open', defaultMessage: 'Ver uno por uno' },
  close: { id: 'activityLog.close', defaultMessage: 'Cerrar la lista' },
  becomes: { id: 'activityLog.becomes', defaultMessage: 'pasa a' },
  nothing: { id: 'activityLog.nothing', defaultMessage: 'vacío' },
  more: {
    id: 'activityLog.more',
    defaultMessage: '{count, plural, one {y # cambio más} other {y # cambios más}}',
  },
}
