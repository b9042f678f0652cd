import { z } from 'zod'
import { LinkToken } from './appointments.ts'
import { Email, Id, line } from './fields.ts'
import type { Url } from './url.ts'

/** Who is signed in (spec §3). `super` opens the admin panel. */
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

/** `data` is null for an anonymous visitor. */
export const UserAnswer = z.object({ data: User.nullable() })
export type UserAnswer = z.infer<typeof UserAnswer>

/** `POST /{lang}/auth/login`: asks for a mail; `path` and `query` are where the visitor returns to. */
export const LoginRequest = z.object({
  email: Email,
  path: line(1, 500)
    .regex(/^\/(?![/\\])/)
    .default('/'),
  query: line(0, 2_000).default(''),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** `POST /auth/login`: the token of the mailed link, or the address with the six digits. */
export const Credentials = z.union([
  z.object({ token: LinkToken }),
  z.object({
    email: Email,
    code: z
      .string()
      .transform((code) => code.replace(/\D/g, ''))
      .pipe(z.string().length(6)),
  }),
])
export type Credentials = z.infer<typeof Credentials>

/** Signed in: who, and where the visitor was when asking. */
export const LoginAnswer = z.object({ data: User, path: z.string(), query: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const userUrl = (): Url<UserAnswer> => '/auth/getUser'
