import type { Language } from '@gallery/contract'

/** What the element says in a language. */
export interface Words {
  loading: string
  /** No day has a free place for so many. */
  none: (people: number) => string
  walkIn: string
  missing: string
  failed: string
  retry: string
  toEvent: string
  toGallery: string
  /** How many places are left of a time. */
  left: (places: number) => string
  /** A time has no place for so many. */
  full: (people: number) => string
  howMany: string
  people: (count: number) => string
  fewer: string
  more: string
  /** Where the visitor's clock shows another hour than the gallery's. */
  otherClock: string
  newTab: string
}

export const words: Readonly<Record<Language, Words>> = {
  es: {
    loading: 'Buscando horarios…',
    none: (people) => (people === 1 ? 'No hay turnos libres.' : `No hay turnos libres para ${people}.`),
    walkIn: 'Se entra sin turno.',
    missing: 'Esta visita no está publicada.',
    failed: 'No se pudieron leer los horarios.',
    retry: 'Reintentar',
    toEvent: 'Ver en el sitio de la galería',
    toGallery: 'Ir al sitio de la galería',
    left: (places) => (places === 1 ? 'queda 1' : `quedan ${places}`),
    full: (people) => (people === 1 ? 'completo' : `completo para ${people}`),
    howMany: 'Cuántas personas',
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    fewer: 'Una persona menos',
    more: 'Una persona más',
    otherClock: 'Los horarios son los de la galería.',
    newTab: ' (se abre en otra pestaña)',
  },
  en: {
    loading: 'Looking for times…',
    none: (people) => (people === 1 ? 'There are no free times.' : `There are no free times for ${people}.`),
    walkIn: 'No booking is needed.',
    missing: 'This visit is not published.',
    failed: 'The times could not be read.',
    retry: 'Try again',
    toEvent: 'See it on the gallery’s site',
    toGallery: 'Go to the gallery’s site',
    left: (places) => `${places} left`,
    full: (people) => (people === 1 ? 'full' : `full for ${people}`),
    howMany: 'How many people',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    fewer: 'One person fewer',
    more: 'One person more',
    otherClock: 'Times are those of the gallery.',
    newTab: ' (opens in another tab)',
  },
}
