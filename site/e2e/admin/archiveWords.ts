import type { Language } from '@gallery/contract'

/** What the gallerist reads on the screens of archives, items, slides and options, spelled out. */
interface ArchiveWords {
  newArchive: string
  newItem: string
  create: string
  titleEs: string
  titleEn: string
  description: string
  public: string
  save: string
  saved: RegExp
  delete: string
  undo: string
  addItem: string
  kind: string
  book: string
  code: string
  year: string
  texts: string
  body: string
  files: string
  tags: string
  createTag: (word: string) => string
  up: (name: string) => string
  search: RegExp
  hide: string
  hidden: RegExp
  choose: (name: string) => string
  actions: (name: string) => string
  badLink: string
  slideTitle: (language: Language, position: number) => string
  slideActive: (name: string) => string
  slideUp: (name: string) => string
  slideDelete: (name: string) => string
  slideLink: string
  headline: string
  /** The field of the front's photograph. */
  front: string
  /** How one gets in. */
  access: string
  /** What visitors bring, and the hour at which they are reminded. */
  bring: string
  reminderHour: string
  mail: string
  history: string
  leave: string
  stay: string
  preview: string
}

export const archiveWords: Readonly<Record<Language, ArchiveWords>> = {
  es: {
    newArchive: 'Nuevo archivo',
    newItem: 'Nuevo ítem',
    create: 'Crear',
    titleEs: 'Título en español',
    titleEn: 'Título en inglés',
    description: 'Descripción',
    public: 'Público',
    save: 'Guardar',
    saved: /Guardado a las/,
    delete: 'Borrar',
    undo: 'Deshacer',
    addItem: 'Agregar ítem',
    kind: 'Tipo',
    book: 'Libro',
    code: 'Código',
    year: 'Año',
    texts: 'Textos',
    body: 'Texto',
    files: 'Imágenes y archivos',
    tags: 'Etiquetas',
    createTag: (word) => `Crear «${word}»`,
    up: (name) => `Subir un lugar: ${name}`,
    search: /Buscar por título/,
    hide: 'Ocultar',
    hidden: /Ocultaste un ítem/,
    choose: (name) => `Elegir ${name}`,
    actions: (name) => `Acciones de ${name}`,
    badLink: 'El dato no es válido.',
    slideTitle: (language, position) => `Título ${language} del slide ${position}`,
    slideActive: (name) => `Activo: ${name}`,
    slideUp: (name) => `Subir un lugar: ${name}`,
    slideDelete: (name) => `Borrar: ${name}`,
    slideLink: 'Lleva a',
    headline: 'Titular del inicio',
    front: 'Foto de la fachada',
    bring: 'Qué traer',
    access: 'Cómo se entra',
    reminderHour: 'Hora del recordatorio',
    mail: 'Email',
    history: 'Historia',
    leave: 'Salir sin guardar',
    stay: 'Seguir editando',
    preview: 'Ver cómo queda',
  },
  en: {
    newArchive: 'New archive',
    newItem: 'New item',
    create: 'Create',
    titleEs: 'Title in Spanish',
    titleEn: 'Title in English',
    description: 'Description',
    public: 'Public',
    save: 'Save',
    saved: /Saved at/,
    delete: 'Delete',
    undo: 'Undo',
    addItem: 'Add item',
    kind: 'Kind',
    book: 'Book',
    code: 'Code',
    year: 'Year',
    texts: 'Texts',
    body: 'Text',
    files: 'Images and files',
    tags: 'Tags',
    createTag: (word) => `Create “${word}”`,
    up: (name) => `One place up: ${name}`,
    search: /Search by title/,
    hide: 'Hide',
    hidden: /You hid one item/,
    choose: (name) => `Choose ${name}`,
    actions: (name) => `Actions for ${name}`,
    badLink: 'This value is not valid.',
    slideTitle: (language, position) => `Title ${language} of slide ${position}`,
    slideActive: (name) => `Active: ${name}`,
    slideUp: (name) => `One place up: ${name}`,
    slideDelete: (name) => `Delete: ${name}`,
    slideLink: 'Leads to',
    headline: 'Headline of the home page',
    front: 'Photograph of the front',
    bring: 'What to bring',
    access: 'Getting in',
    reminderHour: 'Hour of the reminder',
    mail: 'E-mail',
    history: 'History',
    leave: 'Leave without saving',
    stay: 'Keep editing',
    preview: 'See how it looks',
  },
}
