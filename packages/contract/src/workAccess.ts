import { z } from 'zod'
import { many } from './answers.ts'
import { Id } from './fields.ts'
import { mostTiles } from './mostTiles.ts'

/** Who sees a work: whether visitors do, and the secret part of `/share/work/{link}`, which shows it to whoever has it. */
export const WorkAccess = z.object({ id: Id, public: z.boolean(), secretLink: z.string() })
export type WorkAccess = z.infer<typeof WorkAccess>

/** `GET /api/works/access`: of which works, their ids by commas. */
export const WorkAccessQuery = z.object({
  ids: z
    .string()
    .transform((ids): (string | number)[] => ids.split(','))
    .pipe(z.array(Id).max(mostTiles)),
})
export type WorkAccessQuery = z.infer<typeof WorkAccessQuery>

export const WorkAccessAnswer = many(WorkAccess)
export type WorkAccessAnswer = z.infer<typeof WorkAccessAnswer>
