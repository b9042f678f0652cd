import type { Language } from './language.ts'
import { otherLanguage } from './languages.ts'

/** A text of the gallery as a page shows it: with `lang` when it is not in the page's language. */
export interface Translated {
  text: string
  lang?: Language
}

type Pair<Field extends string> = Readonly<Record<`${Field}_${Language}`, string>>

/**
 * A bilingual field in the page's language, or in the other one when the gallery has not translated it; then `lang`
 * says so, for screen readers and hyphenation.
 */
export function translated<Field extends string>(
  record: Pair<NoInfer<Field>>,
  field: Field,
  language: Language
): Translated {
  const own = record[`${field}_${language}`]
  if (own.trim() !== '') return { text: own }
  const other = otherLanguage(language)
  const text = record[`${field}_${other}`]
  return text.trim() === '' ? { text: '' } : { text, lang: other }
}
