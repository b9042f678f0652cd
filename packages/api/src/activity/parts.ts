import type { RecordPart } from '@gallery/contract'
import type { RowChange } from './foldRows.ts'

/** A table whose rows hang on a record. */
type PartTable = {
  part: RecordPart
  /** The column that tells the record's rows of it apart. */
  id: string
  /** Whether what is taken away goes to the bin. */
  hasBin: boolean
}

const partTables: Readonly<Record<string, PartTable>> = {
  event_images: { part: 'images', id: 'id', hasBin: true },
  event_artists: { part: 'artists', id: 'artist_id', hasBin: false },
  event_related: { part: 'related', id: 'related_id', hasBin: false },
  slots: { part: 'slots', id: 'id', hasBin: true },
  work_images: { part: 'images', id: 'id', hasBin: true },
  movements: { part: 'movements', id: 'id', hasBin: false },
  collection_works: { part: 'works', id: 'work_id', hasBin: false },
  archive_artists: { part: 'artists', id: 'artist_id', hasBin: false },
  item_files: { part: 'files', id: 'id', hasBin: true },
  item_artists: { part: 'artists', id: 'artist_id', hasBin: false },
  item_tags: { part: 'tags', id: 'tag_id', hasBin: false },
}

/** What a table's rows are to their record; undefined for a record's own table. */
export function partOf(table: string): PartTable | undefined {
  return partTables[table]
}

/** Columns that keep the books and are no change that somebody made. */
const bookkeeping = new Set(['updated_at', 'updated_by', 'created_at', 'created_by', 'outdated'])

/** The columns of a changed row that people are told about. */
export function changedColumns({ before, after }: RowChange): string[] {
  if (before === null || after === null) return []
  return Object.keys(after).filter((name) => !bookkeeping.has(name))
}

/** Whether a part came, went or changed; to and from the bin is gone and back. */
export function whatOf({ before, after }: RowChange): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  if (!('deleted_at' in after)) return 'changed'
  return after.deleted_at === null ? 'added' : 'removed'
}

/** The name by which a row's change is taken back: empty for the record itself, `images.17` for a part. */
export function rowName({ table, key }: RowChange): string {
  const own = partOf(table)
  return own === undefined ? '' : `${own.part}.${key[own.id] ?? ''}`
}

/** The name by which the change of one column is taken back. */
export function fieldName(row: RowChange, column: string): string {
  const name = rowName(row)
  return name === '' ? column : `${name}.${column}`
}
