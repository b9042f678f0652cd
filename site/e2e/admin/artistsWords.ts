import type { Language } from '@gallery/contract'

/** What the screens of artists say, spelled out. */
interface ArtistsWords {
  newArtist: string
  name: RegExp
  lastName: RegExp
  create: string
  dates: string
  bio: string
  saved: RegExp
  undo: string
  delete: string
  merge: string
  other: string
  mergeYes: string
  stays: string
  search: string
  artists: string
}

export const artistsWords: Readonly<Record<Language, ArtistsWords>> = {
  es: {
    newArtist: 'Nuevo artista',
    name: /^Nombre/,
    lastName: /^Apellido/,
    create: 'Crear',
    dates: 'Fechas y lugares',
    bio: 'Biografía',
    saved: /^Guardado a las/,
    undo: 'Deshacer',
    delete: 'Borrar',
    merge: 'Unir con otro',
    other: 'El otro registro',
    mergeYes: 'Unir',
    stays: 'Queda',
    search: 'Buscar por nombre',
    artists: 'Artistas',
  },
  en: {
    newArtist: 'New artist',
    name: /^Name/,
    lastName: /^Last name/,
    create: 'Create',
    dates: 'Dates and places',
    bio: 'Biography',
    saved: /^Saved at/,
    undo: 'Undo',
    delete: 'Delete',
    merge: 'Merge with another',
    other: 'The other record',
    mergeYes: 'Merge',
    stays: 'Stays',
    search: 'Search by name',
    artists: 'Artists',
  },
}
