import { z } from 'zod'
import { Refusal } from './answers.ts'

/** ALTCHA's challenge, as its library makes and solves it. */
export const WorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    /** When it is too late to answer, in milliseconds since 1970. */
    data: z.object({ until: z.int() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type WorkChallenge = z.infer<typeof WorkChallenge>

/** 428: it takes a proof of work; `proof` is the base64 of the JSON of this challenge and its solution. */
export const ProofNeeded = Refusal.extend({ challenge: WorkChallenge })
export type ProofNeeded = z.infer<typeof ProofNeeded>
