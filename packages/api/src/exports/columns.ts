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

/** When a record was made and last changed. */
export const dates = instant('created_at', 'updated_at')
