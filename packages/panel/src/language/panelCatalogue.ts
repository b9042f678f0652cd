import { type Loading, loadOnce } from '@gallery/client'
import type { Language } from '@gallery/contract'
import type { IntlConfig } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

const catalogues: Readonly<Record<Language, Loading<Catalogue>>> = {
  es: loadOnce(() => import('./spanish.ts').then(({ spanish }) => spanish)),
  en: loadOnce(() => import('./english.ts').then(({ english }) => english)),
}

/** The panel's own texts and all of the kit's, which visitors never fetch. */
export function panelCatalogue(language: Language): Loading<Catalogue> {
  return catalogues[language]
}
