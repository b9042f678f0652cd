import { z } from 'zod'

/** A field of a new record as it would stand, as text; `made`: somebody or something that would be made for it. */
export const ImportStanding = z.object({ field: z.string(), value: z.string(), made: z.boolean() })
export type ImportStanding = z.infer<typeof ImportStanding>

/** A cell of the file that somebody wrote anew in the review. */
export const ImportMend = z.object({
  row: z.int().min(1),
  column: z.string().max(500),
  to: z.string().max(5_000),
})
export type ImportMend = z.infer<typeof ImportMend>

/**
 * A rule by which rows are taken that are refused: one of those of the map, the field whose cells are left out, or the
 * fields that no column goes to any more (`ignore`), so that rows are joined by what is left.
 */
export const ImportChoice = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('years'), value: z.literal('words') }),
  z.object({ rule: z.literal('sizes'), value: z.literal('read') }),
  z.object({ rule: z.literal('artists'), value: z.literal('create') }),
  z.object({ rule: z.literal('several_artists'), value: z.literal('first') }),
  z.object({ rule: z.literal('places'), value: z.literal('create') }),
  z.object({ rule: z.literal('leave'), value: z.string() }),
  z.object({ rule: z.literal('ignore'), value: z.array(z.string()).min(1) }),
])
export type ImportChoice = z.infer<typeof ImportChoice>

/** A reason for which rows are refused: of which column, how many rows, and what would take them. */
export const ImportReason = z.object({
  /** The reason's name, by which its rows are asked for. */
  id: z.string(),
  /** The file's column and our field; empty for whole rows. */
  column: z.string(),
  field: z.string(),
  /** The reason in a sentence, as the first of its rows has it. */
  reason: z.string(),
  rows: z.int().min(1),
  /** Some of the refused values. */
  samples: z.array(z.string()),
  choice: ImportChoice.nullable(),
})
export type ImportReason = z.infer<typeof ImportReason>
