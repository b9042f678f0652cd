import { z } from 'zod'
import { OaiError } from './oaiError.ts'

/** Whether an instant is of the year 1 or later: no year 0 is known to the database. */
export function isInOurEra(instant: string): boolean {
  return !instant.startsWith('0000')
}

const Instant = z.iso.datetime().refine(isInOurEra)

/** Which records are asked for, and from which place of all that was ever stamped they go on. */
export const Selection = z.object({
  /** Seconds, ISO 8601. */
  from: Instant.optional(),
  until: Instant.optional(),
  set: z.string().max(100).optional(),
})
export type Selection = z.infer<typeof Selection>

const Resumption = Selection.extend({
  verb: z.enum(['ListRecords', 'ListIdentifiers']),
  after: z.int().min(0),
  /** How many have been sent before, and how many there were when the list began. */
  cursor: z.int().min(0),
  total: z.int().min(0),
})
/** Where a list goes on: all that it needs, so that nothing is kept for it and it holds for ever. */
export type Resumption = z.infer<typeof Resumption>

export function tokenOf(resumption: Resumption): string {
  return Buffer.from(JSON.stringify(resumption)).toString('base64url')
}

/**
 * Reads a token. It holds nothing that could not be asked for without it, so it bears no signature.
 *
 * @throws OaiError for what is none of this verb's
 */
export function resumptionOf(token: string, verb: Resumption['verb']): Resumption {
  const read = Resumption.safeParse(jsonOf(token))
  if (!read.success || read.data.verb !== verb)
    throw new OaiError('badResumptionToken', 'The token is not one of this list')
  return read.data
}

function jsonOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    return undefined
  }
}
