import type { Language } from './language.ts'

const beforeOurEra: Readonly<Record<Language, string>> = { es: 'a. C.', en: 'BC' }

/** A year of a record as people say it. Records have no year zero, as people have none: -500 is 500 before our era. */
export function yearInWords(year: number, language: Language): string {
  return year > 0 ? String(year) : `${-year || 1} ${beforeOurEra[language]}`
}

/** The years of a decade before our era, which begins with no round one: "500–491 BC". */
export function decadeBefore(decade: number, language: Language): string {
  return `${-decade}–${yearInWords(decade + 9, language)}`
}
