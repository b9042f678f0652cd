/** The texts of tabs. */
export const tabsMessages = {
  errors: {
    id: 'tabs.errors',
    defaultMessage: '{count, plural, one {# error} other {# errores}}',
  },
}
