import { z } from 'zod'
import { Refusal } from './answers.ts'

/**
 * 409 of what is made once, and was sent before with the same key: it was `made`, it may be that it is still being made
 * (`begun`), or it is `over` and nobody knows whether it was made.
 */
export const AttemptRefused = Refusal.extend({ attempt: z.enum(['made', 'begun', 'over']) })
export type AttemptRefused = z.infer<typeof AttemptRefused>
