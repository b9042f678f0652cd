/** The texts of works in sections. */
export const sectionedWorksMessages = {
  none: { id: 'sectionedWorks.none', defaultMessage: 'Sin sección' },
  /** Of a section whose name is being written: by itself, and behind the word for it. */
  unnamed: { id: 'sectionedWorks.unnamed', defaultMessage: 'Sección sin título' },
  unnamedCalled: { id: 'sectionedWorks.unnamedCalled', defaultMessage: 'sin título' },
  emptySection: {
    id: 'sectionedWorks.emptySection',
    defaultMessage: 'Sin obras todavía: quien visita no la ve.',
  },
  count: {
    id: 'sectionedWorks.count',
    defaultMessage: '{count, plural, one {# obra} other {# obras}}',
  },
  add: { id: 'sectionedWorks.add', defaultMessage: 'Nueva sección' },
  up: { id: 'sectionedWorks.up', defaultMessage: 'Subir la sección {name}' },
  down: { id: 'sectionedWorks.down', defaultMessage: 'Bajar la sección {name}' },
  remove: { id: 'sectionedWorks.remove', defaultMessage: 'Sacar la sección {name}' },
  more: { id: 'sectionedWorks.more', defaultMessage: 'Sección y portada: {name}' },
  moreSections: { id: 'sectionedWorks.moreSections', defaultMessage: 'Sección: {name}' },
  section: { id: 'sectionedWorks.section', defaultMessage: 'Sección' },
  howToMove: {
    id: 'sectionedWorks.howToMove',
    defaultMessage:
      'Espacio levanta, las flechas mueven, también a otra sección, espacio suelta y Escape deja todo como estaba.',
  },
  lifted: {
    id: 'sectionedWorks.lifted',
    defaultMessage: 'Levantaste {name}. {section}: lugar {position} de {total}.',
  },
  over: {
    id: 'sectionedWorks.over',
    defaultMessage: '{name}. {section}: lugar {position} de {total}.',
  },
  moved: {
    id: 'sectionedWorks.moved',
    defaultMessage: '{name} quedó en {section}, lugar {position} de {total}.',
  },
  movedOut: {
    id: 'sectionedWorks.movedOut',
    defaultMessage: '{name} quedó sin sección, lugar {position} de {total}.',
  },
  sectionMoved: {
    id: 'sectionedWorks.sectionMoved',
    defaultMessage: 'La sección {name} quedó en el lugar {position} de {total}.',
  },
  sectionRemoved: {
    id: 'sectionedWorks.sectionRemoved',
    defaultMessage:
      'Sacaste la sección {name}. {count, plural, =0 {No tenía obras.} one {Su obra sigue en {before}.} other {Sus obras siguen en {before}.}}',
  },
  /** The first one: its works hang in none, before the others. */
  firstRemoved: {
    id: 'sectionedWorks.firstRemoved',
    defaultMessage:
      'Sacaste la sección {name}. {count, plural, =0 {No tenía obras.} one {Su obra sigue sin sección.} other {Sus obras siguen sin sección.}}',
  },
  /** The only one: all works stand in one list again. */
  lastRemoved: {
    id: 'sectionedWorks.lastRemoved',
    defaultMessage: 'Sacaste la sección {name}. Ya no hay secciones.',
  },
}
