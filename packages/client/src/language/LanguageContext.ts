import type { Language } from '@gallery/contract'
import { createContext, use } from 'react'

export const LanguageContext = createContext<Language>('es')

/** The language of the page, decided by its address. */
export function useLanguage(): Language {
  return use(LanguageContext)
}
