import { createHash, randomBytes } from 'node:crypto'
import { type Env, isHttps } from '../env/env.ts'

/**
 * The token that the writes of a session repeat. It follows from the session's id, so that no other session's and no
 * planted one serves, and the id cannot be computed from it.
 */
export function csrfTokenOf(sessionId: string): string {
  return createHash('sha256').update(`csrf:${sessionId}`).digest('base64url')
}

/** The token of a visitor without a session. */
export function visitorsCsrfToken(): string {
  return randomBytes(18).toString('base64url')
}

/** The page's own scripts read this cookie, to repeat it. */
export function csrfCookieRules(env: Pick<Env, 'PUBLIC_URL'>) {
  return { path: '/', sameSite: 'lax', secure: isHttps(env) } as const
}
