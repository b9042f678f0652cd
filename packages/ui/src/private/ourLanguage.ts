/**
 * Whether dates and prices are written as the gallery has always written them, in any kind of Spanish and in plain
 * English: no comma after the weekday, no dot after an abbreviation, the 24-hour clock, "USD 38.000". Every other
 * locale, the regions of English among them, has its own habits, which `Intl` knows.
 */
export function isOurLanguage(language: string): boolean {
  return /^(en$|es(-|$))/.test(language)
}
