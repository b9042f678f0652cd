import { type Loading, loadCode, loadOnce } from '@gallery/client'
import type { Language } from '@gallery/contract'
import { otherLanguage } from '@gallery/contract/plain'
import { use } from 'react'
import type { IntlConfig } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

/** Which of a language's texts: those that any page may say, or these and the personal ones. */
export type Texts = 'common' | 'all'

const common: Readonly<Record<Language, Loading<Catalogue>>> = {
  es: loadCode(() => import('./spanish.ts').then(({ spanish }) => spanish)),
  en: loadCode(() => import('./english.ts').then(({ english }) => english)),
}

const all: Readonly<Record<Language, Loading<Catalogue>>> = {
  es: withCommon('es', () => import('./personal/spanish.ts').then(({ spanish }) => spanish)),
  en: withCommon('en', () => import('./personal/english.ts').then(({ english }) => english)),
}

/** The modules of the source that hold such texts, by which the build's manifest knows their files. */
export function catalogueFiles(language: Language, texts: Texts): readonly string[] {
  const name = { es: 'spanish', en: 'english' }[language]
  const file = `src/language/${name}.ts`
  return texts === 'all' ? [file, `src/language/personal/${name}.ts`] : [file]
}

/** Loads a language's texts, once. A browser fetches the language of the page and no other. */
export function loadCatalogue(language: Language, texts: Texts): Promise<Catalogue> {
  return catalogueOf(language, texts).load()
}

/** Whether they are there. */
export function hasCatalogue(language: Language, texts: Texts): boolean {
  return catalogueOf(language, texts).loaded() !== undefined
}

/** A language's texts; waits for them after a change of language, never while a page is opened. */
export function useCatalogue(language: Language, texts: Texts): Catalogue {
  return use(loadCatalogue(language, texts))
}

/** The language, or, while its texts are not here, the other one when those are. */
export function spokenLanguage(language: Language): Language {
  const other = otherLanguage(language)
  return !hasCatalogue(language, 'common') && hasCatalogue(other, 'common') ? other : language
}

function catalogueOf(language: Language, texts: Texts): Loading<Catalogue> {
  return { common, all }[texts][language]
}

function withCommon(language: Language, fetch: () => Promise<Catalogue>): Loading<Catalogue> {
  const { load } = loadCode(fetch)
  return loadOnce(async () => {
    const [first, personal] = await Promise.all([common[language].load(), load()])
    return Object.assign({}, first, personal)
  })
}
