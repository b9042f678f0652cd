import type { ExportKind } from '@gallery/contract'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'

/** What stands in a cell. A day is `YYYY-MM-DD`; a list of texts shares one cell. */
export type Cell = string | number | boolean | Date | readonly string[] | null

/** A row by the names of its columns; what no column names is left out. */
export type Row = Readonly<Record<string, unknown>>

/** What a column holds, which decides how a spreadsheet shows it. */
export type ColumnKind = 'text' | 'many' | 'number' | 'flag' | 'day' | 'instant'

/** A column by its field's name. A secret one is only there by choice: prices, owners, notes, secret links. */
export type Column = { name: string; kind: ColumnKind; secret?: true }

/** Where tables come from. */
export type Exported = { db: Db; now: Date; zone: string }

/** A table that somebody asked for, with the columns that they may have; its rows come some hundred at a time. */
export type OpenTable = {
  kind: ExportKind
  columns: readonly Column[]
  batches(gallery: Exported): AsyncGenerator<Row[]>
}

/** A kind of table, that `Filter` narrows. */
export type ExportTable<Filter = never> = {
  kind: ExportKind
  columns: readonly Column[]
  /** The names of what it can be narrowed by, `secret` among them. */
  filters: readonly string[]
  open(filter: Filter): OpenTable
  /** Reads what it is to be narrowed to, and opens it. */
  query: z.ZodType<OpenTable>
}

/** Makes a kind of table out of what its list may be narrowed to and of how its rows are read. */
export function exportTable<Filter extends { secret: boolean }>(table: {
  kind: ExportKind
  columns: readonly Column[]
  filter: z.ZodType<Filter> & { shape: Readonly<Record<string, unknown>> }
  batches(gallery: Exported, filter: Filter): AsyncGenerator<Row[]>
}): ExportTable<Filter> {
  const { kind, columns, filter: schema, batches } = table
  const open = (filter: Filter): OpenTable => ({
    kind,
    columns: columns.filter((column) => filter.secret || !column.secret),
    batches: (gallery) => batches(gallery, filter),
  })
  return { kind, columns, filters: Object.keys(schema.shape), open, query: schema.transform(open) }
}

/** The cells of a row in the order of the columns; what the row does not name is empty. @throws for what no cell holds */
export function cellsOf(row: Row, columns: readonly Column[]): Cell[] {
  return columns.map(({ name }) => {
    const value = row[name] ?? null
    if (!isCell(value)) throw new Error(`${name} cannot stand in a cell`)
    return value
  })
}

function isCell(value: unknown): value is Cell {
  if (value === null || value instanceof Date) return true
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}
