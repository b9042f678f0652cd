/** Texts of the loading bar. */
export const loadingBarMessages = {
  label: { id: 'loadingBar.label', defaultMessage: 'Cargando…' },
} as const
