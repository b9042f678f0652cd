import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collections } from './collections/collections.table.ts'
import type { Db } from './db/db.ts'
import { notFound } from './errors.ts'

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
