import { type LazyPage, lazyPage } from '@gallery/client'
import type { Language } from '@gallery/contract'
import type { ComponentType } from 'react'
import { AllTexts } from './AllTexts.tsx'
import { hasCatalogue, loadCatalogue, type Texts } from './catalogues.ts'

/** A page, or a part of one, that is fetched when it is needed, or before, together with its texts in a language. */
export interface SpokenPart<Props extends object = object> extends Pick<LazyPage<Props>, 'Page'> {
  /** The texts that it says. */
  texts: Texts
  /** Fetches what is not here yet; it then renders at once. */
  load: (language: Language) => Promise<unknown>
  isLoaded: (language: Language) => boolean
}

/** The part that `fetch` imports, if it says what any page may say. */
export function commonPart<Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>
): SpokenPart<Props> {
  return spokenPart('common', lazyPage(fetch))
}

/** The part that `fetch` imports, if it says personal texts too. */
export function personalPart<Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>
): SpokenPart<Props> {
  const { Page, ...lazy } = lazyPage(fetch)
  // biome-ignore lint/correctness/noComponentHookFactories: one per part, made once when the module is.
  function Personal(props: Props) {
    return (
      <AllTexts>
        <Page {...props} />
      </AllTexts>
    )
  }
  return spokenPart('all', { ...lazy, Page: Personal })
}

function spokenPart<Props extends object>(
  texts: Texts,
  { load, isLoaded, Page }: LazyPage<Props>
): SpokenPart<Props> {
  return {
    texts,
    load: (language) => Promise.all([load(), loadCatalogue(language, texts)]),
    isLoaded: (language) => isLoaded() && hasCatalogue(language, texts),
    Page,
  }
}
