import { z } from 'zod'
import { page } from './answers.ts'
import { Id, Instant } from './fields.ts'

/** How long what is deleted can be restored, in days. */
export const binDays = 30

/** The kinds of record that go to the bin. */
export const binKinds = [
  'event',
  'event_image',
  'slot',
  'artist',
  'work',
  'work_image',
  'collection',
  'archive',
  'item',
  'item_file',
  'slide',
  'message',
] as const
export const BinKind = z.enum(binKinds)
export type BinKind = z.infer<typeof BinKind>

/** One record of the bin, as it is named there. */
export const BinRef = z.object({ kind: BinKind, id: Id })
export type BinRef = z.infer<typeof BinRef>

/** A record in the bin. */
export const BinRow = BinRef.extend({
  label_es: z.string(),
  label_en: z.string(),
  /** What a picture, a file or a slot hangs on, and its screen under `/{lang}/admin/`, null while that is in the bin. */
  owner: z.object({ label_es: z.string(), label_en: z.string(), path: z.string().nullable() }).nullable(),
  deleted_at: Instant,
  deleted_by: z.object({ id: Id, display: z.string() }).nullable(),
  /** Whole days until it is gone for good; 0 is today. Null for a work that was sold, which stays as long as its sale counts. */
  days_left: z.int().min(0).nullable(),
})
export type BinRow = z.infer<typeof BinRow>

export const BinQuery = z.object({
  kind: BinKind.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
export type BinQuery = z.infer<typeof BinQuery>

export const BinAnswer = page(BinRow).extend({
  /** How many of each kind are there; kinds of which there are none are absent. */
  counts: z.partialRecord(BinKind, z.int().min(1)),
  /** How many of those that are listed stay, as works that were sold do. */
  staying: z.int().min(0),
})
export type BinAnswer = z.infer<typeof BinAnswer>

/** How many records of the bin one request may name. */
export const maxBinRefs = 100

/** What is to come back, or to go for good. */
export const BinRefs = z.object({ records: z.array(BinRef).min(1).max(maxBinRefs) })
export type BinRefs = z.infer<typeof BinRefs>

/** How many records it was. */
export const BinDone = z.object({ message: z.string(), count: z.int().min(0) })
export type BinDone = z.infer<typeof BinDone>

/**
 * How many records of the bin went for good, and how many are still to go: of very many, one request deletes a part, and
 * none waits for records that somebody else holds.
 */
export const BinEmptied = BinDone.extend({ left: z.int().min(0) })
export type BinEmptied = z.infer<typeof BinEmptied>
