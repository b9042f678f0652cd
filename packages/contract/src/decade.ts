import { z } from 'zod'

/** The years that a record can have: the first and the last one. */
export const years = { first: -3000, last: 2200 } as const

/** What has no known year, in the place of a decade. */
export const undated = 'undated'
/** A decade by its first year, or what has no year. */
export const Decade = z.union([
  z.literal(undated),
  z.coerce.number().int().multipleOf(10).min(years.first).max(years.last),
])
export type Decade = z.infer<typeof Decade>
