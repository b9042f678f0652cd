/** The texts of what was and what is. */
export const activityLogMessages = {
  becomes: { id: 'activityLog.becomes', defaultMessage: 'pasa a' },
  nothing: { id: 'activityLog.nothing', defaultMessage: 'vacío' },
  more: {
    id: 'activityLog.more',
    defaultMessage: '{count, plural, one {y # cambio más} other {y # cambios más}}',
  },
}
