import type { Manifest } from '../backup/manifest.ts'

/** What is in a backup, in numbers. */
export function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${files.count} files (${(files.bytes / 1e6).toFixed(1)} MB)`
}
