import { type Loading, loadCode, loadOnce } from '@gallery/client'
import type { Language } from '@gallery/contract'
import { otherLanguage } from '@gallery/contract/plain'
import { use } from 'react'
import type { IntlConfig } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

/** Which of a language's texts: those that any page may say, or these and the personal ones. */
export type Texts = 'common' | 'all'

/** A module of the source that holds texts. */
interface TextFile extends Loading<Catalogue> {
  /** Its path from the site's folder, by which the build's manifest knows its file: the one that is fetched. */
  file: string
}

const files: Readonly<Record<Language, Readonly<Record<'common' | 'personal', TextFile>>>> = {
  es: {
    common: textFile('src/language/spanish.ts', () => import('./spanish.ts').then((m) => m.spanish)),
    personal: textFile('src/language/personal/spanish.ts', () =>
      import('./personal/spanish.ts').then((m) => m.spanish)
    ),
  },
  en: {
    common: textFile('src/language/english.ts', () => import('./english.ts').then((m) => m.english)),
    personal: textFile('src/language/personal/english.ts', () =>
      import('./personal/english.ts').then((m) => m.english)
    ),
  },
}

const all: Readonly<Record<Language, Loading<Catalogue>>> = { es: joined('es'), en: joined('en') }

/** The modules of the source that hold such texts. */
export function catalogueFiles(language: Language, texts: Texts): readonly string[] {
  const { common, personal } = files[language]
  return texts === 'all' ? [common.file, personal.file] : [common.file]
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
  return texts === 'all' ? all[language] : files[language].common
}

function textFile(file: string, fetch: () => Promise<Catalogue>): TextFile {
  return { file, ...loadCode(fetch) }
}

function joined(language: Language): Loading<Catalogue> {
  const { common, personal } = files[language]
  return loadOnce(async () => {
    const [first, others] = await Promise.all([common.load(), personal.load()])
    return Object.assign({}, first, others)
  })
}
