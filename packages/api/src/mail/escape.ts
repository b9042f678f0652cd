const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A value as text of an HTML document or as an attribute in quotes. A number stays on the line of its sign: "nº 26". */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign).replace(/\b(n[º°.]) (?=\d)/gi, '$1\u00a0')
}

/** A text of several lines, escaped: some programs know no way but `<br>` to begin another. */
export function escapedLines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>')
}

/**
 * A name, of a person or a school, as a visitor typed it, fit for a mail that goes to whatever address was typed beside
 * it: on one line, without signs that turn the direction of reading, and with nothing in it that a mail program would make
 * a link of.
 * The word joiner that breaks an address is invisible.
 */
export function personName(typed: string): string {
  return typed
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/([.:/@])(?=\S)/g, '$1\u2060')
    .trim()
}
