import type { ImportRowState } from '@gallery/contract'
import type { DraftMovement, Value } from './draft.ts'
import type { Fault } from './faults.ts'

/**
 * An artist to be made: shown as `name`, with the last name and the dates that this row tells. Rows that mean the same one
 * have the same `key`; those that an older version staged have none. `beside`: artists of that name who are somebody else.
 */
export type NewArtist = { name: string; last_name?: string; dates?: string; key?: string; beside?: number[] }

/** An artist who is there, or one to be made. */
export type ArtistRef = { id: number } | NewArtist

/** What rows that mean the same new artist have in common. */
export function keyOfNew({ key, name }: NewArtist): string {
  return key ?? name
}

/** A collection or an archive to be made by its title. */
export type NewPlace = { title: string }

/** What applying a row writes. */
export type Data = {
  /** Fields of the record: all that are mapped of a new one, those that differ of one that is there. */
  fields: Record<string, Value>
  artists?: ArtistRef[]
  tags?: string[]
  /** Collections that the work joins: those that are there by their ids. */
  collections?: (number | NewPlace)[]
  /** The archive of an item that is to be made. */
  archive?: NewPlace
  movement?: DraftMovement
  /** The key of a picture's name. */
  image?: string
  /** Records that bear the code of a new one, or artists who are called like a new one, and are others. */
  beside?: number[]
}

/** A cell that changes: as text, before and after. */
export type Change = { field: string; old: string; new: string }

/** A row as the dry run judges it. */
export type Judged = {
  row: number
  state: ImportRowState
  title: string
  record_id: number | null
  seen_at: Date | null
  data: Data
  changes: Change[]
  faults: Fault[]
}
