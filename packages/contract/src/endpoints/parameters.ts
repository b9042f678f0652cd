import { z } from 'zod'
import { Id } from '../fields.ts'
import { Hash } from '../hash.ts'
import { Language } from '../language.ts'
import { IdOrHash } from '../works.ts'

/** What stands in a path under each name, where its endpoint does not say otherwise. */
export const parameters = {
  id: Id,
  image: Id,
  movement: Id,
  hold: Id,
  person: Id,
  work: IdOrHash,
  collection: Hash,
  link: Hash,
  /** The secret of a mailed link. */
  token: z.string().max(500),
  lang: Language,
} as const satisfies Readonly<Record<string, z.ZodType>>
