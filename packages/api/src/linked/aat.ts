/** A term of the Getty's Art & Architecture Thesaurus. */
export type Term = { id: string; type: 'Type'; _label: string; classified_as?: Term[] }

function term(number: number, label: string, classified?: Term): Term {
  return {
    id: `http://vocab.getty.edu/aat/${number}`,
    type: 'Type',
    _label: label,
    ...(classified ? { classified_as: [classified] } : {}),
  }
}

const briefText = term(300418049, 'Brief Text')

/** What Linked Art wants things to be classified as. */
export const aat = {
  artwork: term(300133025, 'Artwork'),
  artist: term(300025103, 'Artist'),
  exhibiting: term(300054766, 'Exhibiting'),
  event: term(300069084, 'Event'),
  archive: term(300375748, 'Archive'),
  primaryName: term(300404670, 'Primary Name'),
  displayName: term(300404669, 'Display Title'),
  givenName: term(300404651, 'Given Name'),
  familyName: term(300404652, 'Family Name'),
  number: term(300404626, 'Identification Number'),
  description: term(300435416, 'Description', briefText),
  biography: term(300435422, 'Biography Statement', briefText),
  material: term(300435429, 'Material Statement', briefText),
  dimensions: term(300435430, 'Dimension Statement', briefText),
  height: term(300055644, 'Height'),
  width: term(300055647, 'Width'),
  depth: term(300072633, 'Depth'),
  webPage: term(300264578, 'Web Page'),
  digitalImage: term(300215302, 'Digital Image'),
} as const

export const centimetres = {
  id: 'http://vocab.getty.edu/aat/300379098',
  type: 'MeasurementUnit',
  _label: 'centimeters',
} as const

export const languageTerms = {
  es: { id: 'http://vocab.getty.edu/aat/300389311', type: 'Language', _label: 'Spanish' },
  en: { id: 'http://vocab.getty.edu/aat/300388277', type: 'Language', _label: 'English' },
} as const

const typeOfWork = term(300435443, 'Type of Work')
const kind = (number: number, label: string) => term(number, label, typeOfWork)

/** What kinds of items are. */
export const itemTerms = {
  catalog: kind(300026059, 'Catalog'),
  correspondence: kind(300026879, 'Letter'),
  official_documentation: kind(300026030, 'Document'),
  personal_writting: kind(300028569, 'Manuscript'),
  photography: kind(300046300, 'Photograph'),
  book: kind(300028051, 'Book'),
  other: kind(300026030, 'Document'),
  publication: kind(300111999, 'Publication'),
  document: kind(300026030, 'Document'),
  audio: kind(300028633, 'Sound Recording'),
  video: kind(300028682, 'Video Recording'),
  press: kind(300026867, 'Clipping'),
} as const

/** The types of works that go by one word, as the gallery writes them in either language. */
const workTerms: readonly [words: RegExp, Term][] = [
  [/^(pintura|painting)s?$/i, kind(300033618, 'Painting')],
  [/^(dibujo|drawing)s?$/i, kind(300033973, 'Drawing')],
  [/^(grabado|estampa|print)s?$/i, kind(300041273, 'Print')],
  [/^(escultura|sculpture)s?$/i, kind(300047090, 'Sculpture')],
  [/^(fotograf[ií]a|photograph)s?$/i, kind(300046300, 'Photograph')],
  [/^collages?$/i, kind(300033963, 'Collage')],
]

/** What a type of works is in the thesaurus; undefined for words that are not known. */
export function workTerm(...types: readonly string[]): Term | undefined {
  return workTerms.find(([words]) => types.some((type) => words.test(type.trim())))?.[1]
}
