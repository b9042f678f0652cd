import { createContext } from 'react'

/** A language that visitors' texts are written in. */
export interface FieldLanguage<Language extends string = string> {
  /** As in `lang`, and at the end of the fields' names: "fr" of `title_fr`. */
  language: Language
  /** Its own name, over its texts: "Français". */
  label: string
}

/** The languages of a gallery that says nothing else, in the order in which they stand. */
export const galleryLanguages = [
  { language: 'es', label: 'Español' },
  { language: 'en', label: 'English' },
] as const satisfies readonly FieldLanguage[]

/** A language of `galleryLanguages`. */
export type ContentLanguage = (typeof galleryLanguages)[number]['language']

/** The languages of the record around a field. */
export const FieldLanguagesContext = createContext<readonly FieldLanguage[]>(galleryLanguages)

/** What a language is called in another: "Spanish" in English. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
