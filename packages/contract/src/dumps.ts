import { z } from 'zod'
import { many } from './answers.ts'
import { Day } from './fields.ts'

/** A dump of a day: what it is called, where it is, how large it is and how many records it has. */
export const DumpFile = z.object({
  day: Day,
  url: z.string(),
  bytes: z.int(),
  records: z.int(),
})
export type DumpFile = z.infer<typeof DumpFile>
export const DumpsAnswer = many(DumpFile)
export type DumpsAnswer = z.infer<typeof DumpsAnswer>
