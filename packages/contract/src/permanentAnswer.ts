import { z } from 'zod'
import { one, Refusal } from './answers.ts'
import { Id } from './fields.ts'
import { languages } from './languages.ts'
import { permanentKinds } from './permanent.ts'

const PermanentKindShape = z.enum(permanentKinds)

/** Where a record is that has a permanent address: of one that became part of another, where that is. */
export const PermanentAnswer = one(
  z.object({
    kind: PermanentKindShape,
    id: Id,
    /** The whole permanent address. */
    address: z.string(),
    /** Its page in each language, from the root of the site. */
    pages: z.record(z.enum(languages), z.string()),
    /** The record as data, from the root of the site. */
    data: z.string(),
    /** The same as linked data (Linked Art, JSON-LD). */
    linked: z.string(),
  })
)
export type PermanentAnswer = z.infer<typeof PermanentAnswer>

/** 410: there was one that visitors saw, and there is none any more. */
export const Gone = Refusal.extend({ kind: PermanentKindShape, gone_at: z.iso.datetime() })
export type Gone = z.infer<typeof Gone>
