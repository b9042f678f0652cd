import { z } from 'zod'
import { readEdtf } from './edtf/edtf.ts'
import { line } from './fields.ts'
import { years } from './years.ts'

/**
 * From when, or until when: a year, or a date in EDTF, as `1949-05`, `194X` or `1949~`. From a decade is from its first day,
 * until a decade until its last.
 */
export const DateBound = z.union([
  z.coerce.number<number | string>().int().min(years.first).max(years.last),
  line(1, 60).refine((text) => typeof readEdtf(text) !== 'string'),
])
export type DateBound = z.infer<typeof DateBound>
