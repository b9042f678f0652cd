import type { Known } from './artistBook.ts'
import type { DraftMovement, Value } from './draft.ts'
import type { Reason } from './faults.ts'

/** A picture under `/storage/images`: its file name, bytes, and pixels. */
export type StoredImage = { file: string; bytes: number; width: number; height: number }

/** A record as it is, as far as an import can change it. */
export type Current = {
  id: number
  updated_at: Date
  fields: Readonly<Record<string, Value>>
  artists: readonly Known[]
  tags: readonly string[]
  collections: readonly string[]
  /** Its pictures, out of the bin. */
  images: readonly StoredImage[]
  movement: (Omit<Required<DraftMovement>, 'price'> & { price: number | null }) | null
  /** Whether it is sold, wherever it is since. */
  sold: boolean
}

/** What the rows of a file name besides records and artists, by folded names; pictures by the keys of theirs. */
export type Places = {
  archives: ReadonlyMap<string, readonly number[]>
  archiveIds: ReadonlySet<number>
  collections: ReadonlyMap<string, readonly number[]>
  /** Pictures that came beside the table. */
  images: ReadonlyMap<string, StoredImage>
  /** Those that came and were not taken, with the reason. */
  refusedImages: ReadonlyMap<string, Reason>
}
