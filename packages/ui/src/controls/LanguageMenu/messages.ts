/** Texts of the language menu. */
export const languageMenuMessages = {
  label: { id: 'languageMenu.label', defaultMessage: 'Idioma' },
} as const
