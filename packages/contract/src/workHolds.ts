import { z } from 'zod'
import { many, Refusal } from './answers.ts'
import { Author, Id, Instant, line, lines } from './fields.ts'
import { ListedHold } from './listedHold.ts'
import { WorkSummary } from './works.ts'

/** How long a hold may last that counts from its turn, in hours: a year. */
export const longestHold = 366 * 24

/** How a hold is ended before its time: given up, part of a sale or consignment, or sold to somebody else. */
export const workHoldEndings = ['given_up', 'moved', 'gone'] as const
/** What became of a hold that is over: ended so, or run out. */
const workHoldEnds = [...workHoldEndings, 'lapsed'] as const
export const WorkHoldEnd = z.enum(workHoldEnds)
export type WorkHoldEnd = z.infer<typeof WorkHoldEnd>

/** Where a hold stands: it has the work, waits behind the one who has it, or is over. */
export const WorkHoldState = z.enum(['holding', 'waiting', 'over'])
export type WorkHoldState = z.infer<typeof WorkHoldState>

/** A work held for somebody (docs/product.md, Holds of works). Nothing of it is for visitors. */
export const WorkHold = z.object({
  id: Id,
  state: WorkHoldState,
  /** Who it is held for, and how they are reached; empty once they are forgotten. */
  client: z.string(),
  contact: z.string(),
  note: z.string(),
  /** When it got the work, or will if nothing changes before. */
  from: Instant,
  /** When that ends by itself. */
  until: Instant,
  /** How many hours from its turn on, where that was said in place of an end. */
  hours: z.int().min(1).nullable(),
  /** Whether who made it is written to the day before it ends. */
  remind: z.boolean(),
  created_at: Instant,
  created_by: Author,
  end: WorkHoldEnd.nullable(),
  ended_at: Instant.nullable(),
  ended_by: Author,
})
export type WorkHold = z.infer<typeof WorkHold>

/** A work's holds: who has it first, then who waits in their order, then those that are over, the latest first. */
export const WorkHoldsAnswer = many(WorkHold)
export type WorkHoldsAnswer = z.infer<typeof WorkHoldsAnswer>

/** A new hold, by its id, and the line in which it stands; others may have come into that meanwhile. */
export const WorkHoldMade = WorkHoldsAnswer.extend({ made: Id })
export type WorkHoldMade = z.infer<typeof WorkHoldMade>

/** 409: somebody else holds the work, or the line is another one by now; `data` is the line as it is. */
export const WorkHeld = Refusal.extend(WorkHoldsAnswer.shape)
export type WorkHeld = z.infer<typeof WorkHeld>

const fields = {
  client: line(1, 200),
  contact: line(0, 200),
  note: lines(2_000),
  until: Instant,
  hours: z.int().min(1).max(longestHold),
  remind: z.boolean(),
}

/**
 * `POST /api/works/{id}/holds`: until an instant, or so many hours from its turn on. With `wait` it stands behind whoever
 * holds the work; without, a held work is answered with 409.
 */
export const WorkHoldForm = z
  .object({
    ...fields,
    contact: fields.contact.default(''),
    note: fields.note.default(''),
    remind: fields.remind.default(true),
    wait: z.boolean().default(false),
  })
  .partial({ until: true, hours: true })
  .refine(({ until, hours }) => (until === undefined) !== (hours === undefined), { path: ['until'] })
export type WorkHoldForm = z.infer<typeof WorkHoldForm>

/** `PATCH /api/works/{id}/holds/{hold}`: what changes; the rest stays. */
export const WorkHoldChange = z
  .object(fields)
  .partial()
  .refine(({ until, hours }) => until === undefined || hours === undefined, { path: ['until'] })
export type WorkHoldChange = z.infer<typeof WorkHoldChange>

/** `POST /api/works/{id}/holds/order`: those who wait, in their new order. */
export const WorkHoldOrder = z.object({ ids: z.array(Id).min(1).max(200) })
export type WorkHoldOrder = z.infer<typeof WorkHoldOrder>

/** The works that are held for somebody else, and for whom. */
export const WorksHeldAnswer = z.object({
  held: z.array(WorkSummary.pick({ id: true, title_es: true, title_en: true }).extend({ hold: ListedHold })),
})

/** 409 of many at once. */
export const WorksHeld = Refusal.extend(WorksHeldAnswer.shape)
export type WorksHeld = z.infer<typeof WorksHeld>
