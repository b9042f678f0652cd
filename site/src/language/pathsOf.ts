import { type Language, languages } from '@gallery/contract'

/**
 * Where a record's page is in each language that it has a title in, and in the page's own, whatever that shows
 * instead. What is not translated is not offered as a translation.
 */
export function pathsOf<Field extends string>(
  record: Readonly<Record<`${Field}_${Language}`, string>>,
  field: Field,
  own: Language,
  path: (language: Language) => string
): Partial<Record<Language, string>> {
  const existing = languages.filter(
    (language) => language === own || record[`${field}_${language}`].trim() !== ''
  )
  return Object.fromEntries(existing.map((language) => [language, path(language)]))
}
