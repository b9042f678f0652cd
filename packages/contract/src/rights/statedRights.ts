import type { RightsStatement, RightsWritten } from './rights.ts'
import { rightsStatements } from './rightsStatements.ts'

/**
 * What is stated of something of which `written` is written, where `above` is stated of what it belongs to: of a record the
 * gallery's own statement, of a picture its record's. Words of the gallery's own that nobody wrote state nothing, but that
 * copies are asked for holds all the same; words without a statement stand in the place of those above.
 */
export function statedRights(
  { rights, rights_note_es: note_es, rights_note_en: note_en }: RightsWritten,
  above: RightsStatement | null
): RightsStatement | null {
  const hasWords = note_es.trim() !== '' || note_en.trim() !== ''
  const statement = rights === '' ? undefined : rightsStatements[rights]
  if (rights !== '' && statement && (statement.uri !== '' || hasWords)) {
    const { uri, es, en, copies } = statement
    return { id: rights, uri, name_es: es, name_en: en, note_es, note_en, copies }
  }
  if (above === null) return null
  const stated = hasWords ? { ...above, note_es, note_en } : above
  return statement?.copies === false && above.copies ? { ...stated, copies: false } : stated
}
