import type { DocsLanguage, Said, Tell } from './componentDocs.ts'

/** What the pages of components say by themselves. */
export const docsWords = {
  stable: { es: 'Estable', en: 'Stable' },
  new: { es: 'Nuevo', en: 'New' },
  since: { es: 'desde la versión', en: 'since version' },
  source: { es: 'Código fuente', en: 'Source' },
  size: { es: 'Peso', en: 'Weight' },
  script: { es: 'kB de JavaScript', en: 'kB of JavaScript' },
  styles: { es: 'kB de estilos', en: 'kB of styles' },
  use: { es: 'Cuándo usarlo', en: 'When to use it' },
  instead: { es: 'Cuándo usar otro', en: 'When to use another' },
  anatomy: { es: 'Anatomía', en: 'Anatomy' },
  do: { es: 'Así sí', en: 'Do' },
  dont: { es: 'Así no', en: 'Don’t' },
  examples: { es: 'Así sí, así no', en: 'Do and don’t' },
  props: { es: 'Propiedades', en: 'Props' },
  prop: { es: 'Nombre', en: 'Name' },
  type: { es: 'Tipo', en: 'Type' },
  byDefault: { es: 'Si no se dice', en: 'Default' },
  meaning: { es: 'Qué es', en: 'What it is' },
  required: { es: 'obligatoria', en: 'required' },
  rest: {
    es: 'Además toma los atributos del elemento que la página nombra, con su ref y su className.',
    en: 'It also takes the attributes of the element that the page names, with its ref and className.',
  },
  types: { es: 'Tipos', en: 'Types' },
  states: { es: 'Estados', en: 'States' },
  keyboard: { es: 'Teclado', en: 'Keyboard' },
  keys: { es: 'Teclas', en: 'Keys' },
  does: { es: 'Qué hacen', en: 'What they do' },
  reads: { es: 'Qué dice un lector de pantalla', en: 'What a screen reader says' },
  open: { es: 'Abrir la historia', en: 'Open the story' },
  changelog: { es: 'Cambios', en: 'Changelog' },
  changesAreEnglish: {
    es: 'De lo más nuevo a lo más viejo, en inglés, como lo dice el paquete.',
    en: 'From the newest to the oldest.',
  },
  coming: { es: 'Lo que viene', en: 'Coming' },
  code: { es: 'Código', en: 'Code' },
} satisfies Record<string, Said>

/** What says one of two texts in a language. */
export const tellIn =
  (language: DocsLanguage): Tell =>
  (es, en) =>
    language === 'es' ? es : en

/** The language in which `t` tells, for samples that are asked for by language. */
export const languageOf = (t: Tell): DocsLanguage => (t('es', 'en') === 'es' ? 'es' : 'en')
