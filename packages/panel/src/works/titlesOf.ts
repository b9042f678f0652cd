import { type Language, otherLanguage, type WorkSummary } from '@gallery/contract'
import { type Translated, translated } from '@gallery/contract/plain'

/** The title of a work in the page's language, and in the other one where it has both. */
export function titlesOf(
  work: Pick<WorkSummary, 'title_es' | 'title_en'>,
  language: Language
): { title: Translated; other: Translated | undefined } {
  const title = translated(work, 'title', language)
  const other = otherLanguage(language)
  const text = work[`title_${other}`]
  return { title, other: title.lang || text === '' ? undefined : { text, lang: other } }
}
