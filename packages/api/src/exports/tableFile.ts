import type { Readable } from 'node:stream'
import type { ExportFormat } from '@gallery/contract'
import { csvOf } from './csv.ts'
import type { Exported, OpenTable } from './table.ts'
import { xlsxOf } from './xlsx.ts'
import { streamOf } from './zip.ts'

const mimes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A table as a file that is written while it is read. Its first rows are read before this resolves, so that what cannot be
 * read at all is refused in words, and not by a file that ends at once.
 */
export async function tableFile(
  format: ExportFormat,
  { kind, columns, batches }: OpenTable,
  gallery: Exported
): Promise<{ stream: Readable; mime: string }> {
  const rows = batches(gallery)
  const first = await rows.next()
  const table: OpenTable = {
    kind,
    columns,
    batches: async function* () {
      if (first.done) return
      yield first.value
      yield* rows
    },
  }
  const stream = format === 'csv' ? streamOf(csvOf(table, gallery)) : xlsxOf(kind, table, gallery)
  return { stream, mime: mimes[format] }
}
