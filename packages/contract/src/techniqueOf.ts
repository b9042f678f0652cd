import type { Language } from './language.ts'
import type { Translated } from './translated.ts'
import { translated } from './translated.ts'
import type { WorkSummary } from './works.ts'

/** What a work is made of, in the page's language or else in the other. The Spanish field has no suffix. */
export function techniqueOf(
  { technique, technique_en }: Pick<WorkSummary, 'technique' | 'technique_en'>,
  language: Language
): Translated {
  return translated({ technique_es: technique, technique_en }, 'technique', language)
}
