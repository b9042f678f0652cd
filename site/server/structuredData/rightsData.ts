import type { Language, RightsStatement } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'

/** What programs are told of the rights in something: where the statement is explained, and the gallery's words. */
export function rightsData(
  statement: RightsStatement | null,
  language: Language
): { license?: string; copyrightNotice?: string } {
  if (statement === null) return {}
  const note = translated(statement, 'note', language).text
  return {
    ...(statement.uri ? { license: statement.uri } : {}),
    ...(note ? { copyrightNotice: note } : {}),
  }
}
