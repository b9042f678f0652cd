import { type Language, translated as withLanguage } from '@gallery/contract'

/** A bilingual text (`title_es`, `title_en`) in a language, else in the other one: what is not translated is still said. */
export function translated<Field extends string>(
  record: Readonly<Record<`${Field}_${Language}`, string>>,
  field: Field,
  language: Language
): string {
  return withLanguage(record, field, language).text
}
