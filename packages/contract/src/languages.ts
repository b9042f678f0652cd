import type { Language } from './language.ts'

/** The languages of the site, in the order in which the gallery writes them. */
export const languages = ['es', 'en'] as const

/** The other of the two languages: where a text without translation falls back to. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}
