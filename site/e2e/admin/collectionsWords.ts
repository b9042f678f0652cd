import type { Language } from '@gallery/contract'

/** What the screens of collections say, spelled out: a test that took it from the catalogues could not see it change. */
interface CollectionsWords {
  newPublic: string
  titleEs: string
  titleEn: string
  create: string
  search: string
  add: RegExp
  works: RegExp
  rooms: RegExp
  image: RegExp
  move: (title: string) => string
  later: (title: string) => string
  cover: (title: string) => string
  remove: (title: string) => string
  saved: RegExp
  share: string
  loading: RegExp
  recipient: RegExp
  createRoom: string
  copied: string
  link: string
  renew: string
  renewYes: string
  close: string
  undo: string
  delete: string
  public: string
  hideYes: string
  addSection: string
  sectionTitle: string
}

export const collectionsWords: Readonly<Record<Language, CollectionsWords>> = {
  es: {
    newPublic: 'Nueva colección',
    titleEs: 'Título en español',
    titleEn: 'Título en inglés',
    create: 'Crear',
    search: 'Código, título o artista',
    add: /^Sumar /,
    works: /^Obras de .*, en orden$/,
    rooms: /^Salas\b/,
    image: /^Imagen propia/,
    move: (title) => `Mover ${title}`,
    later: (title) => `Un lugar después: ${title}`,
    cover: (title) => `Portada: ${title}`,
    remove: (title) => `Sacar: ${title}`,
    saved: /^Guardado a las/,
    share: 'Compartir sala',
    loading: /Cargando/,
    recipient: /^Para quién/,
    createRoom: 'Crear sala y copiar link',
    copied: 'Sala creada. El link está copiado.',
    link: 'Link de la sala',
    renew: 'Renovar',
    renewYes: 'Renovar link',
    close: 'Cerrar',
    undo: 'Deshacer',
    delete: 'Borrar',
    public: 'Pública',
    hideYes: 'Sacar del sitio',
    addSection: 'Nueva sección',
    sectionTitle: 'Título de la sección es',
  },
  en: {
    newPublic: 'New collection',
    titleEs: 'Title in Spanish',
    titleEn: 'Title in English',
    create: 'Create',
    search: 'Code, title or artist',
    add: /^Add /,
    works: /^Works of .*, in order$/,
    rooms: /^Rooms\b/,
    image: /^Image of its own/,
    move: (title) => `Move ${title}`,
    later: (title) => `One place later: ${title}`,
    cover: (title) => `Cover: ${title}`,
    remove: (title) => `Take out: ${title}`,
    saved: /^Saved at/,
    share: 'Share room',
    loading: /Loading/,
    recipient: /^For whom/,
    createRoom: 'Create room and copy link',
    copied: 'Room created. Its link is copied.',
    link: 'Link to the room',
    renew: 'Renew',
    renewYes: 'Renew link',
    close: 'Close',
    undo: 'Undo',
    delete: 'Delete',
    public: 'Public',
    hideYes: 'Take off the site',
    addSection: 'New section',
    sectionTitle: 'Title of the section es',
  },
}
