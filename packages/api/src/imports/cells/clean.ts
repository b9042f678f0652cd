import sanitize from 'sanitize-html'

/** What programs and people write where there is nothing. */
const nothing = new Set(['null', '\\n', 'n/a', '#n/a', 'nan', '-', '--', '–', '—'])

/** Tags that somebody's editor leaves in a line of text; anything else between angle brackets is meant. */
const tag =
  /<\/?(p|br|b|i|u|em|strong|span|div|font|a|ul|ol|li|h[1-6]|sup|sub|o:p|table|tr|td|meta|style)(\s[^<>]*)?\/?>/i

/**
 * A cell as plain text in one line: without markup, entities read, however often they were written over, one space
 * between words. Empty for what means that there is nothing: NULL, N/A, a dash.
 */
export function cleanCell(cell: string): string {
  const text = readEntities(tag.test(cell) ? withoutTags(cell) : cell)
  return emptied(text.replace(/[\s\p{Cc}\u00a0\u200b\ufeff]+/gu, ' ').trim())
}

/** As {@link cleanCell}, but lines stay lines. */
export function cleanLines(cell: string): string {
  const text = readEntities(tag.test(cell) ? withoutTags(cell) : cell)
  const lines = text
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
  return emptied(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Whether a text has markup in it. */
export function hasTags(text: string): boolean {
  return tag.test(text)
}

/** The cell itself, or nothing where it says that there is nothing. */
export function emptied(text: string): string {
  return nothing.has(text.toLowerCase()) ? '' : text
}

/** Between a whole number and the raised one above the line of its fraction: `12<sup>1</sup>⁄<sub>2</sub>` is no 121. */
const beforeFraction = /(?<=\d)(?=<sup\b[^<>]*>\s*\d+\s*<\/sup>\s*(?:[⁄/]|&frasl;|&#8260;|&#x2044;))/gi

function withoutTags(html: string): string {
  const broken = html
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]*>/gi, ' $&')
    .replace(beforeFraction, ' ')
  return sanitize(broken, { allowedTags: [], allowedAttributes: {} })
}

/** `Caf&amp;eacute;` is `Café`. Twice over is all that any program does by mistake; a third round costs nothing. */
export function readEntities(text: string): string {
  let read = text
  for (let round = 0; round < 3 && /&#?\w{1,31};/.test(read); round += 1) read = readOnce(read)
  return read
}

function readOnce(text: string): string {
  const safe = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const read = sanitize(safe, { allowedTags: [], allowedAttributes: {} })
  return read
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
