import type { Language } from '@gallery/contract'

const locales: Readonly<Record<Language, string>> = { es: 'es-AR', en: 'en-GB' }

/** A day as it is read out: "jueves 26 de noviembre". */
export function dayInWords(day: string, language: Language): string {
  const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], long).format(new Date(day)).replace(',', '')
}

/** A time on the gallery's clock, whatever the visitor's: "15:00 - 15:45". */
export function hours({ start, end }: { start: string; end: string }, timeZone: string): string {
  const digits = '2-digit'
  const clock = new Intl.DateTimeFormat('en-GB', { hour: digits, minute: digits, hourCycle: 'h23', timeZone })
  return `${clock.format(new Date(start))} - ${clock.format(new Date(end))}`
}
