/** Texts of the page's shell. */
export const pageMessages = {
  skip: { id: 'page.skip', defaultMessage: 'Saltar al contenido' },
} as const
