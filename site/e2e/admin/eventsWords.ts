import type { Language } from '@gallery/contract'

/** What the gallerist reads on the screens of events, spelled out. */
interface EventsWords {
  events: string
  create: string
  titleEs: string
  titleEn: string
  make: string
  active: string
  save: string
  saved: RegExp
  unsaved: RegExp
  delete: string
  undo: string
}

export const eventsWords: Readonly<Record<Language, EventsWords>> = {
  es: {
    events: 'Eventos',
    create: 'Nuevo evento',
    titleEs: 'Título en español',
    titleEn: 'Título en inglés (opcional)',
    make: 'Crear',
    active: 'Activo',
    save: 'Guardar',
    saved: /^Guardado a las/,
    unsaved: /^Cambios sin guardar/,
    delete: 'Borrar',
    undo: 'Deshacer',
  },
  en: {
    events: 'Events',
    create: 'New event',
    titleEs: 'Title in Spanish',
    titleEn: 'Title in English (optional)',
    make: 'Create',
    active: 'Active',
    save: 'Save',
    saved: /^Saved at/,
    unsaved: /^Unsaved changes/,
    delete: 'Delete',
    undo: 'Undo',
  },
}
