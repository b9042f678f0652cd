import type { ImportRowState } from '@gallery/contract'
import type { DraftMovement, Value } from './draft.ts'
import type { Fault } from './faults.ts'

/** An artist who is there, or one to be made by that name. */
export type ArtistRef = { id: number } | { name: string }

/** What applying a row writes. */
export type Data = {
  /** Fields of the record: all that are mapped of a new one, those that differ of one that is there. */
  fields: Record<string, Value>
  artists?: ArtistRef[]
  tags?: string[]
  /** Collections that the work joins. */
  collections?: number[]
  movement?: DraftMovement
  /** The folded name of a picture. */
  image?: string
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
