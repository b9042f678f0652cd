import { z } from 'zod'

/** What has no known year, in the place of a decade. */
export const undated = 'undated'
/** A decade by its first year, or what has no year. */
export const Decade = z.union([
  z.literal(undated),
  z.coerce.number().int().multipleOf(10).min(-3000).max(2200),
])
export type Decade = z.infer<typeof Decade>
