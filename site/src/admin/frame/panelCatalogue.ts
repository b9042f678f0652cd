import type { Language } from '@gallery/contract'
import type { IntlConfig } from 'react-intl'
import { type Loading, loadOnce } from '../../loadOnce.ts'

type Catalogue = NonNullable<IntlConfig['messages']>

const catalogues: Readonly<Record<Language, Loading<Catalogue>>> = {
  es: loadOnce(() => import('./spanish.ts').then(({ spanishPanel }) => spanishPanel)),
  en: loadOnce(() => import('./english.ts').then(({ englishPanel }) => englishPanel)),
}

/** The panel's texts, its own and all that the site has; visitors never fetch its own. */
export function panelCatalogue(language: Language): Loading<Catalogue> {
  return catalogues[language]
}
