/** The texts of `CommandPalette`. */
export const commandPaletteMessages = {
  title: { id: 'commandPalette.title', defaultMessage: 'Ir a…' },
  label: { id: 'commandPalette.label', defaultMessage: 'Ir a un registro o una pantalla' },
  results: { id: 'commandPalette.results', defaultMessage: 'Resultados' },
  total: { id: 'commandPalette.total', defaultMessage: '{total, number} en total' },
  loading: { id: 'commandPalette.loading', defaultMessage: 'Buscando…' },
  none: { id: 'commandPalette.none', defaultMessage: 'Nada coincide con «{query}».' },
  start: { id: 'commandPalette.start', defaultMessage: 'Escribí un nombre, un título o un código.' },
  failed: { id: 'commandPalette.failed', defaultMessage: 'No se pudo buscar. Probá de nuevo en un momento.' },
  found: {
    id: 'commandPalette.found',
    defaultMessage: '{count, plural, one {# resultado} other {# resultados}}',
  },
  close: { id: 'commandPalette.close', defaultMessage: 'Cerrar' },
  move: { id: 'commandPalette.move', defaultMessage: 'moverse' },
  open: { id: 'commandPalette.open', defaultMessage: 'abrir' },
  newTab: { id: 'commandPalette.newTab', defaultMessage: 'en otra pestaña' },
  accents: { id: 'commandPalette.accents', defaultMessage: 'Sin tildes también encuentra' },
}
