import { createHmac, timingSafeEqual } from 'node:crypto'
import { installationKey, isHttps } from '@gallery/api'
import { languages } from '@gallery/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The cookie with the address that a sign-in code was mailed to: no address of a person stands in one of a page. */
const askedCookie = 'gallery_asked'
/** Seconds that it lives: as long as the code. */
const life = 15 * 60
const pages: readonly string[] = languages.map((language) => `/${language}/auth`)

/** Remembers an address between the two steps of signing in, for the page of this language. */
export async function rememberAsked(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, language }: { email: string; language: string }
): Promise<void> {
  const app = request.server
  const until = Math.floor(app.clock().getTime() / 1_000) + life
  reply.setCookie(askedCookie, `${await seal(app, until, email)}.${until}.${email}`, {
    path: `/${language}/auth`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(app.env),
    maxAge: life,
  })
}

/** Forgets it when there is one. */
export function forgetAsked(request: FastifyRequest, reply: FastifyReply, language: string): void {
  if (request.cookies[askedCookie] !== undefined) {
    reply.clearCookie(askedCookie, { path: `/${language}/auth` })
  }
}

/**
 * The address that a code was mailed to, for the page of signing in. Only what this gallery has set itself counts: any
 * other cookie of that name would lead past the pages that are kept.
 */
export async function askedAddress(request: FastifyRequest): Promise<string | undefined> {
  const said = request.cookies[askedCookie]
  const [path = ''] = request.url.split('?', 1)
  if (said === undefined || !pages.includes(path.replace(/\/$/, ''))) return undefined
  const [, seen, until, email] = /^([\w-]{43})\.(\d{1,12})\.(.+)$/.exec(said) ?? []
  if (seen === undefined || email === undefined) return undefined
  if (Number(until) * 1_000 < request.server.clock().getTime()) return undefined
  const right = await seal(request.server, Number(until), email)
  return timingSafeEqual(Buffer.from(seen), Buffer.from(right)) ? email : undefined
}

async function seal(app: FastifyInstance, until: number, email: string): Promise<string> {
  const key = await installationKey(app.db, 'asked')
  return createHmac('sha256', key).update(`${until} ${email}`).digest('base64url')
}
