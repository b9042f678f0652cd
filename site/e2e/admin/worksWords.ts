import type { Language } from '@gallery/contract'

/** What the gallerist reads about works, spelled out: a test that took it from the catalogues could not see it change. */
interface WorksWords {
  works: string
  newWork: string
  create: string
  title: string
  artist: string
  code: string
  year: string
  public: string
  hidden: string
  saved: RegExp
  view: string
  delete: string
  undo: string
  undone: RegExp
  images: string
  description: string
  moveDown: RegExp
  deleteImage: RegExp
  inBin: RegExp
  search: RegExp
  columns: string
  status: string
  sold: string
  consigned: string
  more: string
  hide: string
  share: string
  createRoom: string
  nothing: string
  notRead: string
  again: string
  clear: string
  next: string
  chosen: (count: number) => string
  chooseAll: (count: number) => string
}

export const worksWords: Readonly<Record<Language, WorksWords>> = {
  es: {
    works: 'Obras',
    newWork: 'Nueva obra',
    create: 'Crear obra',
    title: 'Título',
    artist: 'Artista',
    code: 'Código',
    year: 'Año',
    public: 'Pública',
    hidden: 'Ocultas',
    saved: /Guardado a las/,
    view: 'Ver en el sitio',
    delete: 'Borrar',
    undo: 'Deshacer',
    undone: /^Se deshizo: /,
    images: 'Imágenes',
    description: 'Descripción',
    moveDown: /^Bajar/,
    deleteImage: /^Borrar: /,
    inBin: /está en la papelera/,
    search: /Buscar por código/,
    columns: 'Columnas',
    status: 'Estado',
    sold: 'Vendida',
    consigned: 'En consignación',
    more: 'Con precio, propietario o ubicación…',
    hide: 'Ocultar',
    share: 'Compartir en una sala',
    createRoom: 'Crear sala y copiar link',
    nothing: 'No hay resultados para mostrar',
    notRead: 'No se pudo cargar la lista',
    again: 'Reintentar',
    clear: 'Restablecer búsqueda',
    next: 'Siguiente',
    chosen: (count) => `${count} obras elegidas`,
    chooseAll: (count) => `Elegir las ${count}`,
  },
  en: {
    works: 'Works',
    newWork: 'New work',
    create: 'Create work',
    title: 'Title',
    artist: 'Artist',
    code: 'Code',
    year: 'Year',
    public: 'Public',
    hidden: 'Hidden',
    saved: /Saved at/,
    view: 'View on the site',
    delete: 'Delete',
    undo: 'Undo',
    undone: /^Undone: /,
    images: 'Pictures',
    description: 'Description',
    moveDown: /^One place down/,
    deleteImage: /^Delete: /,
    inBin: /is in the bin/,
    search: /Search by code/,
    columns: 'Columns',
    status: 'Status',
    sold: 'Sold',
    consigned: 'On consignment',
    more: 'With price, owner or location…',
    hide: 'Hide',
    share: 'Share in a room',
    createRoom: 'Create room and copy link',
    nothing: 'There is nothing to show',
    notRead: 'The list could not be loaded',
    again: 'Try again',
    clear: 'Reset search',
    next: 'Next',
    chosen: (count) => `${count} works chosen`,
    chooseAll: (count) => `Choose all ${count}`,
  },
}
