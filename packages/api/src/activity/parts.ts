import type { ActivityChange, RecordPart } from '@gallery/contract'
import type { RowChange, Values } from './foldRows.ts'

/** A table whose rows hang on a record. */
type PartTable = {
  part: RecordPart
  /** The column that tells the record's rows of it apart. */
  id: string
}

const partTables: Readonly<Record<string, PartTable>> = {
  event_images: { part: 'images', id: 'id' },
  event_artists: { part: 'artists', id: 'artist_id' },
  event_works: { part: 'works', id: 'work_id' },
  event_related: { part: 'related', id: 'related_id' },
  slots: { part: 'slots', id: 'id' },
  work_images: { part: 'images', id: 'id' },
  movements: { part: 'movements', id: 'id' },
  conditions: { part: 'conditions', id: 'id' },
  work_holds: { part: 'holds', id: 'id' },
  collection_works: { part: 'works', id: 'work_id' },
  archive_artists: { part: 'artists', id: 'artist_id' },
  item_files: { part: 'files', id: 'id' },
  item_artists: { part: 'artists', id: 'artist_id' },
  item_tags: { part: 'tags', id: 'tag_id' },
  passkeys: { part: 'passkeys', id: 'id' },
  authenticators: { part: 'authenticators', id: 'id' },
  arrivals: { part: 'arrivals', id: 'id' },
  room_people: { part: 'people', id: 'id' },
}

/** What a table's rows are to their record; undefined for a record's own table. */
export function partOf(table: string): PartTable | undefined {
  return partTables[table]
}

/** Columns that keep the books and are no change that somebody made. */
const bookkeeping = new Set([
  'updated_at',
  'updated_by',
  'created_at',
  'created_by',
  'struck_by',
  'struck_why',
  'outdated',
])

/** The columns that take a row away while they are set: into the bin, struck through in a ledger, ended, or revoked. */
const takingAway = ['deleted_at', 'struck_at', 'ended_at', 'revoked_at'] as const

/** The column of a row that takes it away while it is set; undefined for a row that can only be deleted. */
export function goneColumn(values: Values): (typeof takingAway)[number] | undefined {
  return takingAway.find((name) => name in values)
}

/** Whether a column only says that its row was taken away. */
export function isGoneColumn(name: string): boolean {
  return takingAway.some((each) => each === name)
}

/** The columns of a changed row that people are told about. */
export function changedColumns({ before, after }: RowChange): string[] {
  if (before === null || after === null) return []
  return Object.keys(after).filter((name) => !bookkeeping.has(name))
}

/** Whether a part came, went or changed; to and from the bin, struck through and no more, is gone and back. */
export function whatOf({ before, after }: RowChange): ActivityChange['what'] {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  const column = goneColumn(after)
  if (column === undefined) return 'changed'
  return after[column] === null ? 'added' : 'removed'
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
