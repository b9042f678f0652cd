export const searchHeadMessages = {
  clear: { id: 'searchHead.clear', defaultMessage: 'Borrar la búsqueda' },
  found: {
    id: 'searchHead.found',
    defaultMessage: '{found, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  },
  /** Nothing was found by the words that were asked. */
  instead: { id: 'searchHead.instead', defaultMessage: 'Resultados para «{instead}»: {found, number}' },
  placeholder: { id: 'searchHead.placeholder', defaultMessage: 'Buscar' },
  scope: { id: 'searchHead.scope', defaultMessage: 'Muestras, eventos, artistas, obras y archivo' },
  search: { id: 'searchHead.search', defaultMessage: 'Buscar' },
  title: { id: 'searchHead.title', defaultMessage: 'Buscar en todo el sitio' },
} as const
