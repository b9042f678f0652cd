import type { PublicPage } from '@gallery/api'
import { type Language, languages } from '@gallery/contract'
import { artistHref, collectionHref, eventHref, itemHref, workHref } from '@gallery/contract/plain'
import { pathsOf } from '../src/language/pathsOf.ts'

/** Where a page is, in each language in which it exists. */
export type Paths = Readonly<Partial<Record<Language, string>>>

/** The pages that are there whatever the gallery shows, beneath the language. */
export const sections = [
  '',
  'exhibitions',
  'events',
  'artists',
  'works',
  'collections',
  'archives',
  'archive',
  'about',
  'contact',
] as const

/** A section in both languages. */
export function sectionPaths(section: string): Paths {
  return inEvery((language) => (section === '' ? `/${language}` : `/${language}/${section}`))
}

/** The page of a record, by the functions that make its links. */
export function recordPaths(page: PublicPage): Paths {
  switch (page.of) {
    case 'events':
      return whereTitled(page, 'title', (language) => eventHref(page, language))
    case 'artists':
      return inEvery((language) => artistHref(page, language))
    case 'works':
      return whereTitled(page, 'title', (language) => workHref(page, language))
    case 'collections':
      return whereTitled(page, 'title', (language) => collectionHref(page, language))
    case 'archives':
      return whereTitled(page, 'title', (language) => `/${language}/archives/${page.id}`)
    case 'items':
      return whereTitled(page, 'subtitle', (language) => itemHref(page, language))
  }
}

function inEvery(path: (language: Language) => string): Paths {
  return Object.fromEntries(languages.map((language) => [language, path(language)]))
}

/** In the languages of its title; what has none is found in the gallery's own. */
function whereTitled<Field extends string>(
  record: Readonly<Record<`${Field}_${Language}`, string>>,
  field: NoInfer<Field>,
  path: (language: Language) => string
): Paths {
  const titled = languages.find((language) => record[`${field}_${language}`].trim() !== '')
  return pathsOf(record, field, titled ?? 'es', path)
}
