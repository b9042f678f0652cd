import { type Language, otherLanguage } from '@gallery/contract'
import { use } from 'react'
import type { IntlConfig } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

const sources: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  es: () => import('./spanish.ts').then(({ spanish }) => spanish),
  en: () => import('./english.ts').then(({ english }) => english),
}
const loaded: Partial<Record<Language, Catalogue>> = {}
const loading: Partial<Record<Language, Promise<Catalogue>>> = {}

/** Loads a language's texts, once. A browser fetches the language of the page and no other. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  const promise =
    loading[language] ??
    sources[language]().then(
      (catalogue) => {
        loaded[language] = catalogue
        return catalogue
      },
      (error) => {
        // A lost connection is no reason to give the language up for good.
        delete loading[language]
        throw error
      }
    )
  loading[language] = promise
  return promise
}

/** A language's texts; waits for them after a change of language, never while a page is opened. */
export function useCatalogue(language: Language): Catalogue {
  return loaded[language] ?? use(loadCatalogue(language))
}

/** The language, or, while its texts are not here, the other one when those are. */
export function spokenLanguage(language: Language): Language {
  const other = otherLanguage(language)
  return loaded[language] === undefined && loaded[other] !== undefined ? other : language
}
