import type { Language } from './language.ts'
import { languages } from './languages.ts'

/** The language that a path begins with, or undefined: `/es/events` is Spanish, `/events` is nobody's. */
export function languageOf(path: string): Language | undefined {
  const first = path.split('/', 2)[1]
  return languages.find((language) => language === first)
}

/** The same place in another language, query and all. */
export function inLanguage(language: Language, path: string, search = ''): string {
  return `/${language}${path.replace(/^\/[^/]*/, '')}${search}`
}
