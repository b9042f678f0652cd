import { languages } from '@gallery/contract'
import type { LanguageChoice } from '@gallery/ui'
import { useLocation } from 'react-router-dom'
import { inLanguage } from '../language/language.ts'

const ownNames = { es: 'Español', en: 'English' } as const

/** Every language by its own name, each leading to the place where the visitor is, query and all. */
export function useLanguageChoices(): LanguageChoice[] {
  const { pathname, search } = useLocation()
  return languages.map((language) => ({
    language,
    label: ownNames[language],
    href: inLanguage(language, pathname, search),
  }))
}
