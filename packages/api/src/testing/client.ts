import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { csrfTokenOf } from '../auth/csrfToken.ts'
import { sessionCookie } from '../auth/session.ts'
import { upsertUser } from '../people/users.queries.ts'
import { sessions } from '../tables/sessions.table.ts'
import { hashToken, randomToken } from '../tokens.ts'

/** What a request may carry beside its path and body. */
type Asking = { headers?: Record<string, string>; ip?: string }

/** Who to sign in as; a user with that address is made when there is none. */
type Person = {
  email?: string
  super?: boolean
  first_name?: string
  last_name?: string
  phone?: string
}

/**
 * A browser without a window: it keeps cookies, reads the CSRF cookie with its first GET and sends it with its writes.
 * Headers that a test names win over those; an empty one is not sent.
 */
export type TestClient = {
  cookies: Map<string, string>
  get(url: string, asking?: Asking): Promise<LightMyRequestResponse>
  post(url: string, body?: unknown, asking?: Asking): Promise<LightMyRequestResponse>
  put(url: string, body?: unknown, asking?: Asking): Promise<LightMyRequestResponse>
  patch(url: string, body?: unknown, asking?: Asking): Promise<LightMyRequestResponse>
  delete(url: string, asking?: Asking): Promise<LightMyRequestResponse>
  /** Starts a session without the mail in between. Returns the user's id. */
  signInAs(person?: Person): Promise<number>
  /** Proves who one is, as by a mailed code: for what asks for it once the clock has moved. */
  prove(): Promise<void>
}

let visitors = 0

/** The address of a network that nobody else asks from. */
export function newAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Asks in somebody else's place: from a network that nobody has asked from. */
export const elsewhere = () => ({ ip: newAddress() })

/** A visitor who comes for the first time, from a network of their own unless a request says another. */
export function newClient(app: FastifyInstance, clock: { now: Date }): TestClient {
  const cookies = new Map<string, string>()
  const address = newAddress()

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    asking: Asking
  ) {
    if (method !== 'GET' && !cookies.has(csrfCookie)) await send('GET', '/healthz', undefined, {})
    const headers: Record<string, string> = {
      ...(method === 'GET'
        ? {}
        : { [ajaxHeader]: 'XMLHttpRequest', [csrfHeader]: cookies.get(csrfCookie) ?? '' }),
      ...lowerCased(asking.headers ?? {}),
    }
    const options: InjectOptions = {
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      cookies: Object.fromEntries(cookies),
      remoteAddress: asking.ip ?? address,
    }
    if (isPayload(body)) options.payload = body
    const response = await app.inject(options)
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    get: (url, asking = {}) => send('GET', url, undefined, asking),
    post: (url, body, asking = {}) => send('POST', url, body, asking),
    put: (url, body, asking = {}) => send('PUT', url, body, asking),
    patch: (url, body, asking = {}) => send('PATCH', url, body, asking),
    delete: (url, asking = {}) => send('DELETE', url, undefined, asking),
    signInAs: async ({ email = 'visita@example.org', ...fields } = {}) => {
      const user = await upsertUser(app.db, { email, ...fields }, clock.now)
      const id = randomToken()
      const expires_at = new Date(clock.now.getTime() + 30 * 24 * 3_600_000)
      await app.db.insert(sessions).values({
        id_hash: hashToken(id),
        user_id: user.id,
        created_at: clock.now,
        last_seen_at: clock.now,
        proven_at: clock.now,
        expires_at,
      })
      cookies.set(sessionCookie, id)
      cookies.set(csrfCookie, csrfTokenOf(id))
      return user.id
    },
    prove: async () => {
      const id_hash = hashToken(cookies.get(sessionCookie) ?? '')
      await app.db.update(sessions).set({ proven_at: clock.now }).where(eq(sessions.id_hash, id_hash))
    },
  }
}

function isPayload(body: unknown): body is string | object {
  return typeof body === 'string' || (typeof body === 'object' && body !== null)
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
