/** A text that begins a line: its first letter is a capital. @param locale whose capitals: `i` is another one in Turkish */
export function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
