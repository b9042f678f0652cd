import { inLanguage, languages } from '@gallery/contract/plain'
import type { LanguageChoice } from '@gallery/ui'
import { useLocation } from 'react-router-dom'
import { usePagePaths } from '../head/PagePaths.tsx'
import { useQuery } from '../routing/useQuery.ts'

const ownNames = { es: 'Español', en: 'English' } as const

/** Every language by its own name, each leading to the place where the visitor is, under its name there,
 * with what the page reads of the query. */
export function useLanguageChoices(): LanguageChoice[] {
  const { pathname } = useLocation()
  const query = useQuery().toString()
  const search = query === '' ? '' : `?${query}`
  const paths = usePagePaths()
  return languages.map((language) => ({
    language,
    label: ownNames[language],
    href: inLanguage(language, paths?.[language] ?? pathname, search),
  }))
}
