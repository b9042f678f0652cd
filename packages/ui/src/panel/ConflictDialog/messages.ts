/** The texts of `ConflictDialog`. */
export const conflictDialogMessages = {
  title: { id: 'conflictDialog.title', defaultMessage: '{name} guardó esto mientras lo editabas' },
  text: {
    id: 'conflictDialog.text',
    defaultMessage:
      '{count, plural, one {Los dos cambiaron un campo. Elegí qué queda.} other {Los dos cambiaron # campos. Elegí qué queda en cada uno.}} Nada se pierde: la otra versión sigue en Actividad.',
  },
  ownTitle: {
    id: 'conflictDialog.ownTitle',
    defaultMessage: 'Guardaste esto en otra ventana mientras lo editabas acá',
  },
  ownText: {
    id: 'conflictDialog.ownText',
    defaultMessage:
      '{count, plural, one {Un campo cambió en las dos. Elegí qué queda.} other {# campos cambiaron en las dos. Elegí qué queda en cada uno.}} Nada se pierde: la otra versión sigue en Actividad.',
  },
  ownMine: { id: 'conflictDialog.ownMine', defaultMessage: 'Lo de esta ventana' },
  ownTheirs: { id: 'conflictDialog.ownTheirs', defaultMessage: 'Lo de la otra ventana' },
  mine: { id: 'conflictDialog.mine', defaultMessage: 'Lo tuyo' },
  mineWhen: { id: 'conflictDialog.mineWhen', defaultMessage: 'sin guardar' },
  theirs: { id: 'conflictDialog.theirs', defaultMessage: 'Lo de {name}' },
  theirsWhen: { id: 'conflictDialog.theirsWhen', defaultMessage: 'guardado a las {time}' },
  all: { id: 'conflictDialog.all', defaultMessage: 'Elegir todo' },
  empty: { id: 'conflictDialog.empty', defaultMessage: 'vacío' },
  join: { id: 'conflictDialog.join', defaultMessage: 'Juntar las dos a mano' },
  joined: { id: 'conflictDialog.joined', defaultMessage: '{label}, las dos juntas' },
  chosen: { id: 'conflictDialog.chosen', defaultMessage: '{chosen} de {count} elegidos' },
  later: { id: 'conflictDialog.later', defaultMessage: 'Seguir editando' },
  save: { id: 'conflictDialog.save', defaultMessage: 'Guardar lo elegido' },
  saving: { id: 'conflictDialog.saving', defaultMessage: 'Guardando…' },
} as const
