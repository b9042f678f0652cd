import type { Language } from '@gallery/contract'
import { languages } from '@gallery/contract/plain'

/**
 * Where a record's page is in each language that it has a title in; on a page that shows the other language's title
 * instead of its own, only there. What is not translated is offered as no translation.
 */
export function pathsOf<Field extends string>(
  record: Readonly<Record<`${Field}_${Language}`, string>>,
  field: Field,
  own: Language,
  path: (language: Language) => string
): Partial<Record<Language, string>> {
  const titled = languages.filter((language) => record[`${field}_${language}`].trim() !== '')
  const existing = titled.includes(own) ? titled : [own]
  return Object.fromEntries(existing.map((language) => [language, path(language)]))
}
