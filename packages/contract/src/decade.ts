import { z } from 'zod'
import { undated, years } from './years.ts'

/** A decade by its first year, or what has no year. */
export const Decade = z.union([
  z.literal(undated),
  z.coerce.number().int().multipleOf(10).min(years.first).max(years.last),
])
export type Decade = z.infer<typeof Decade>
