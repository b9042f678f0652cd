import type { Language } from '@gallery/contract'

/** A day of the calendar in words, always with its year, since papers are kept: `12 de noviembre de 2026`, `12 November 2026`. */
export function wordsOfDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-AR' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
