import { type Loading, loadOnce } from '@gallery/client'
import type { Language } from '@gallery/contract'
import { otherLanguage } from '@gallery/contract/plain'
import { use } from 'react'
import type { IntlConfig } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

const catalogues: Readonly<Record<Language, Loading<Catalogue>>> = {
  es: loadOnce(() => import('./spanish.ts').then(({ spanish }) => spanish)),
  en: loadOnce(() => import('./english.ts').then(({ english }) => english)),
}

/** Loads a language's texts, once. A browser fetches the language of the page and no other. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return catalogues[language].load()
}

/** A language's texts; waits for them after a change of language, never while a page is opened. */
export function useCatalogue(language: Language): Catalogue {
  return use(loadCatalogue(language))
}

/** The language, or, while its texts are not here, the other one when those are. */
export function spokenLanguage(language: Language): Language {
  const other = otherLanguage(language)
  const unspoken = catalogues[language].loaded() === undefined
  return unspoken && catalogues[other].loaded() !== undefined ? other : language
}
