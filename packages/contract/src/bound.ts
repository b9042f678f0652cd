/** What stands before a number and belongs to it: "nº", "No.", "p.", "lám.". */
const before = /(^|[\s(])(n[º°]|n\.º|no\.|nos\.|p\.|pp\.|lám\.|fig\.) (?=\d)/giu

/** A title whose numbers stay with what they number where the line breaks: "Estructura abierta nº 26". */
export function bound(text: string): string {
  return text.replace(before, '$1$2\u00a0')
}
