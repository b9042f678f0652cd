/** What XML 1.0 cannot hold, and the carriage return, which a reader would make a line feed. */
const unspeakable = /[^\P{Cc}\t\n\u007F-\u009F]|[\uFFFE\uFFFF]/gu

/** A text for a cell of an XLSX file. Control characters become `_x000D_`, as spreadsheets themselves write them. */
export function escapeXmlText(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(unspeakable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What a text of a cell means once an XML reader has resolved its entities: the other way of {@link escapeXmlText}. */
export function unescapeXmlText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
}
