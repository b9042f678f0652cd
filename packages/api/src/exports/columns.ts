import type { FieldKind, Fields } from '@gallery/contract'
import type { Column, ColumnKind } from './table.ts'

/** Columns of a kind, by name. */
function columnsOf(kind: ColumnKind): (...names: string[]) => Column[] {
  return (...names) => names.map((name) => ({ name, kind }))
}

export const text = columnsOf('text')
/** Several texts in a cell. */
export const many = columnsOf('many')
export const number = columnsOf('number')
export const flag = columnsOf('flag')
export const day = columnsOf('day')
export const instant = columnsOf('instant')

/** The same columns, only there by choice. */
export function secret(columns: readonly Column[]): Column[] {
  return columns.map((column) => ({ ...column, secret: true }))
}

/** A text in both languages: `title_es`, `title_en`. */
export function bilingual(...fields: string[]): Column[] {
  return text(...fields.flatMap((field) => [`${field}_es`, `${field}_en`]))
}

/** What a cell holds of a field. */
const cellKinds: Readonly<Record<FieldKind, ColumnKind>> = {
  line: 'text',
  lines: 'text',
  html: 'text',
  choice: 'text',
  integer: 'number',
  number: 'number',
  record: 'number',
  flag: 'flag',
  day: 'day',
  records: 'many',
}

/** A column for each field, in the order of the list; what the gallery keeps to itself is only there by choice. */
export function fieldColumns(fields: Fields): Column[] {
  return Object.entries(fields).map(([name, { kind, readers }]) => ({
    name,
    kind: cellKinds[kind],
    ...(readers === 'secret' ? { secret: true as const } : {}),
  }))
}

/** When a record was made and last changed. */
export const dates = instant('created_at', 'updated_at')
