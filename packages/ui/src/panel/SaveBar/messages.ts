/** The texts of the bar that saves a record. */
export const saveBarMessages = {
  label: { id: 'saveBar.label', defaultMessage: 'Guardar cambios' },
  dirty: { id: 'saveBar.dirty', defaultMessage: 'Cambios sin guardar' },
  dirtyIn: { id: 'saveBar.dirtyIn', defaultMessage: 'Cambios sin guardar: {changes}' },
  saving: { id: 'saveBar.saving', defaultMessage: 'Guardando…' },
  saved: { id: 'saveBar.saved', defaultMessage: 'Guardado a las {time}' },
  offline: { id: 'saveBar.offline', defaultMessage: 'Sin conexión. Lo escrito queda en este equipo.' },
  invalid: {
    id: 'saveBar.invalid',
    defaultMessage: '{count, plural, one {# campo con error} other {# campos con error}}',
  },
  invalidIn: {
    id: 'saveBar.invalidIn',
    defaultMessage: '{count, plural, one {# campo con error} other {# campos con error}}, en {section}',
  },
  conflict: {
    id: 'saveBar.conflict',
    defaultMessage: '{name} guardó otros cambios mientras editabas. Lo tuyo sigue acá.',
  },
  ownConflict: {
    id: 'saveBar.ownConflict',
    defaultMessage: 'Guardaste otros cambios en otra ventana. Lo que escribiste acá sigue acá.',
  },
  save: { id: 'saveBar.save', defaultMessage: 'Guardar' },
  discard: { id: 'saveBar.discard', defaultMessage: 'Descartar' },
  retry: { id: 'saveBar.retry', defaultMessage: 'Reintentar' },
  goToFirst: { id: 'saveBar.goToFirst', defaultMessage: 'Ir al primero' },
  compare: { id: 'saveBar.compare', defaultMessage: 'Comparar y elegir' },
  view: { id: 'saveBar.view', defaultMessage: 'Ver en el sitio' },
}
