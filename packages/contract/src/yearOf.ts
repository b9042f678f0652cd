import type { Language } from './language.ts'
import type { WorkSummary } from './works.ts'
import { yearInWords } from './yearInWords.ts'

/**
 * When a work was made: in the words of the source or of its EDTF, else the year; empty when nobody knows. The words of
 * the source are Spanish: in English those of the EDTF go before them.
 */
export function yearOf(
  { year, year_text, date_words }: Pick<WorkSummary, 'year' | 'year_text' | 'date_words'>,
  language: Language
): string {
  return wordedDate(year_text, date_words, language) || (year === null ? '' : yearInWords(year, language))
}

/** A date in words: those of the source and those of its EDTF, as the language has them. */
export function wordedDate(
  source: string,
  words: Readonly<Record<Language, string>> | null,
  language: Language
): string {
  return language === 'es' ? source || (words?.es ?? '') : words?.en || source
}
