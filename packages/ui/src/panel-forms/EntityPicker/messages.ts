/** The texts of `EntityPicker`. */
export const entityPickerMessages = {
  options: { id: 'entityPicker.options', defaultMessage: 'Para elegir' },
  chosen: { id: 'entityPicker.chosen', defaultMessage: 'Elegidos' },
  remove: { id: 'entityPicker.remove', defaultMessage: 'Sacar: {name}' },
  create: { id: 'entityPicker.create', defaultMessage: 'Crear «{query}»' },
  loading: { id: 'entityPicker.loading', defaultMessage: 'Buscando…' },
  none: { id: 'entityPicker.none', defaultMessage: 'Nada coincide con «{query}».' },
  empty: { id: 'entityPicker.empty', defaultMessage: 'No hay más para elegir.' },
  found: {
    id: 'entityPicker.found',
    defaultMessage: '{count, plural, one {# resultado} other {# resultados}}',
  },
  failed: { id: 'entityPicker.failed', defaultMessage: 'No se pudo buscar.' },
  retry: { id: 'entityPicker.retry', defaultMessage: 'Reintentar' },
  enter: { id: 'entityPicker.enter', defaultMessage: 'Enter' },
}
