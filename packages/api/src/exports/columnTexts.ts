import type { Language } from '@gallery/contract'
import { isMessageId, type MessageId, say } from '../say.ts'
import type { Column, ExportTable } from './table.ts'

/** What a column holds, in a sentence; columns of one name say the same unless their table has its own text. */
export function columnText(table: ExportTable, column: Column, language: Language): string {
  return say(language, idOf(table, column))
}

function idOf({ kind }: ExportTable, { name }: Column): MessageId {
  const id = [`export.${kind}.${name}`, `export.column.${name.replace(/_(es|en)$/, '')}`].find(isMessageId)
  if (id === undefined) throw new Error(`No text says what the column ${name} of ${kind} holds`)
  return id
}
