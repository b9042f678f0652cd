import { z } from 'zod'
import { Day, line } from '../fields.ts'
import type { Closure as PlainClosure, OpenDay as PlainOpenDay } from '../opening.ts'

// What options hold that is neither a text, a number nor yes or no.

/** A link that the gallery shows in its footer. */
export const SocialLink = z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type SocialLink = z.infer<typeof SocialLink>

/** A weekday on which the gallery is open, with hours in their order or without any. */
export const OpenDay = z
  .object({
    weekday: z.int().min(1).max(7),
    from: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
    to: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
  })
  .refine(({ from, to }) => (from === '' && to === '') || (from !== '' && from < to), { path: ['to'] })
OpenDay satisfies z.ZodType<PlainOpenDay>

export const Closure = z
  .object({ from: Day, to: Day, reason_es: line(0, 200), reason_en: line(0, 200) })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
Closure satisfies z.ZodType<PlainClosure>

/** How many closed days and networks the options hold. */
export const maxClosures = 200
export const maxSocialLinks = 20
