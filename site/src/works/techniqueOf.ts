import type { Language, WorkSummary } from '@gallery/contract'
import type { Translated } from '../language/translated.ts'
import { translated } from '../language/translated.ts'

/** What a work is made of, in the page's language or else in the other. The Spanish field has no suffix. */
export function techniqueOf(
  { technique, technique_en }: Pick<WorkSummary, 'technique' | 'technique_en'>,
  language: Language
): Translated {
  return translated({ technique_es: technique, technique_en }, 'technique', language)
}
