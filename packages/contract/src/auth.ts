import { z } from 'zod'
import { one, Refusal } from './answers.ts'
import { LinkToken } from './appointments.ts'
import { Email } from './email.ts'
import { Id, line } from './fields.ts'
import { ownPath } from './ownPath.ts'
import { reauthenticate } from './reauthenticate.ts'

/** Who is signed in. `super` opens the admin panel. */
export const User = z.object({
  id: Id,
  display: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  super: z.boolean(),
})
export type User = z.infer<typeof User>

/**
 * What a session of a super user lacks before the panel opens: `proof` is that of a passkey, an app or a recovery code,
 * which they have; `choice` is such a thing of theirs, which may wait a week; `factor` is the same, which may not.
 */
export const Awaited = z.enum(['proof', 'choice', 'factor'])
export type Awaited = z.infer<typeof Awaited>

/** Who asks. As long as something is awaited, `super` is false: the session has no more rights than a visitor's. */
export const CurrentUser = User.extend({ awaits: Awaited.nullable() })
export type CurrentUser = z.infer<typeof CurrentUser>

/** `data` is null for an anonymous visitor. */
export const UserAnswer = z.object({ data: CurrentUser.nullable() })
export type UserAnswer = z.infer<typeof UserAnswer>

/** A query's values by their keys, as routers hold them, written as it stands in an address. */
const QueryObject = z.record(z.string(), z.string()).transform((values) => {
  const query = new URLSearchParams(values).toString()
  return query === '' ? '' : `?${query}`
})

/**
 * `POST /{lang}/auth/login`: asks for a mail; `path` and `query` are where the visitor returns to, the query as it stands in
 * an address or as its keys and values.
 */
export const LoginRequest = z.object({
  email: Email,
  path: line(1, 500).regex(ownPath).default('/'),
  query: z.union([line(0, 2_000), QueryObject.pipe(line(0, 2_000))]).default(''),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** The six digits of a mail, however they were typed. */
const Code = z
  .string()
  .transform((code) => code.replace(/\D/g, ''))
  .pipe(z.string().length(6))

/** The IANA time zone of the browser's clock, by which its session can be told from others; '' says nothing. */
const TimeZone = line(0, 64)
  .regex(/^[\w+\-/]*$/)
  .default('')

/** `POST /auth/login`: the token of the mailed link, or the address with the six digits. */
export const Credentials = z.union([
  z.object({ token: LinkToken, time_zone: TimeZone }),
  z.object({ email: Email, code: Code, time_zone: TimeZone }),
])
export type Credentials = z.input<typeof Credentials>

/** Signed in: who, and where the visitor was when asking. */
export const LoginAnswer = z.object({ data: CurrentUser, path: z.string(), query: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** A way to prove once more who one is. */
export const ProofWay = z.discriminatedUnion('way', [
  /** Six digits, mailed to `to`. */
  z.object({ way: z.literal('mail'), to: z.string() }),
])
export type ProofWay = z.infer<typeof ProofWay>

/** Whether somebody has proven lately who they are, and how they can do it again, the usual way first. */
export const ProofState = z.object({ fresh: z.boolean(), ways: z.array(ProofWay) })
export type ProofState = z.infer<typeof ProofState>
export const ProofStateAnswer = one(ProofState)
export type ProofStateAnswer = z.infer<typeof ProofStateAnswer>

/** `POST /auth/proof`: what proves it, by its way. */
export const Proof = z.discriminatedUnion('way', [z.object({ way: z.literal('mail'), code: Code })])
export type Proof = z.input<typeof Proof>

/** 403: not allowed; or, with its code, not before one has proven once more who one is. */
export const Unproven = Refusal.extend({ code: z.literal(reauthenticate).optional() })
