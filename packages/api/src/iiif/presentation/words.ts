import { type Language, languages } from '@gallery/contract'
import { type MessageId, say } from '../../say.ts'
import { textOf } from '../../textOf.ts'

/** Words by the language that they are in; `none` for names and figures, which are in no language. */
export type Words = Partial<Record<'es' | 'en' | 'none', string[]>>

/** Words that the site says itself, in both languages. */
export function said(id: MessageId): Words {
  return { es: [say('es', id)], en: [say('en', id)] }
}

/** A text of the gallery in the languages in which it is written. */
export function written<Field extends string>(
  record: Readonly<Record<`${NoInfer<Field>}_es` | `${NoInfer<Field>}_en`, string>>,
  field: Field
): Words {
  const texts: Readonly<Record<string, string>> = record
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = textOf(texts[`${field}_${language}`] ?? '')
      return text === '' ? [] : [[language, [text]]]
    })
  )
}

/** What is worded for each language; once where both read the same. */
export function inBoth(words: (language: Language) => string): Words {
  const [es, en] = [words('es'), words('en')]
  return es === en ? plain(es) : { es: [es], en: [en] }
}

/** What reads the same in every language. */
export function plain(text: string): Words {
  return text === '' ? {} : { none: [text] }
}

export function isSaid(words: Words): boolean {
  return Object.keys(words).length > 0
}

/** A fact with its name, or nothing where it is not known. */
export function fact(label: MessageId, value: Words): { label: Words; value: Words }[] {
  return isSaid(value) ? [{ label: said(label), value }] : []
}
