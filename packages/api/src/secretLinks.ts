import { Hash } from '@gallery/contract'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from './db/db.ts'
import { isHttps } from './env/env.ts'
import { notFound } from './errors.ts'
import { collections } from './tables/collections.table.ts'

/**
 * A hook for what is reached by a secret link: caches do not keep it, links out of it do not tell where they come from,
 * search engines do not list it. Use it as a route's `onRequest`, so that refusals bear the same headers.
 */
export async function keepSecret(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}

/**
 * The collection that a link opens: a public one, or a private one whose room is open at `now`.
 *
 * @throws Refused 404 when it opens none.
 */
export async function openCollection(
  db: Db,
  link: string,
  now: Date
): Promise<{ id: number; public: boolean }> {
  const isOpen = or(
    eq(collections.public, true),
    isNull(collections.open_until),
    gt(collections.open_until, now)
  )
  const [collection] = await db
    .select({ id: collections.id, public: collections.public })
    .from(collections)
    .where(and(eq(collections.link, link), isNull(collections.deleted_at), isOpen))
  if (!collection) throw notFound()
  return collection
}

/** The cookie with the links that a visitor has opened: what stands in rooms has pictures, which ask with it. */
export const openedLinksCookie = 'gallery_rooms'
/** How many links are remembered; the one that was opened last stands first. */
const remembered = 12

/** The links that a visitor has opened before, as their browser says; what they open is asked anew each time. */
export function openedLinks({ cookies }: FastifyRequest): string[] {
  const links = (cookies[openedLinksCookie] ?? '').split('.').filter((link) => Hash.safeParse(link).success)
  return links.slice(0, remembered)
}

/** Remembers that a link was opened, until the browser is closed. */
export function rememberLink(request: FastifyRequest, reply: FastifyReply, link: string): void {
  const links = [link, ...openedLinks(request).filter((other) => other !== link)].slice(0, remembered)
  reply.setCookie(openedLinksCookie, links.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request.server.env),
  })
}
