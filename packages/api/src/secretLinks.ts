import { Hash } from '@gallery/contract'
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from './db/db.ts'
import { isHttps } from './env/env.ts'
import { notFound } from './errors.ts'
import { collections } from './tables/collections.table.ts'
import { isOpenRoom } from './tables/openRooms.ts'
import { roomPeople } from './tables/rooms.table.ts'
import { hashToken } from './tokens.ts'

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

/** What a link opens, and whose it is: null for the collection's own link. */
export type Opened = {
  id: number
  public: boolean
  person: { id: number; name: string; email: string; note: string } | null
}

/**
 * The collection that a link opens: a public one, or a private one whose room is open at `now`. It may be the room's own
 * link or that of one person, as long as that is not revoked.
 *
 * @throws Refused 404 when it opens none.
 */
export async function openCollection(db: Db, link: string, now: Date): Promise<Opened> {
  const itsPerson = and(
    eq(roomPeople.collection_id, collections.id),
    eq(roomPeople.token_hash, hashToken(link)),
    isNull(roomPeople.revoked_at)
  )
  const [opened] = await db
    .select({
      id: collections.id,
      public: collections.public,
      person: {
        id: roomPeople.id,
        name: roomPeople.name,
        email: roomPeople.email,
        note: roomPeople.note,
      },
    })
    .from(collections)
    .leftJoin(roomPeople, itsPerson)
    .where(
      and(
        isNull(collections.deleted_at),
        or(eq(collections.public, true), isOpenRoom(now)),
        or(eq(collections.link, link), isNotNull(roomPeople.id))
      )
    )
  if (!opened) throw notFound()
  return opened
}

/** The private rooms, as a condition on collections, that somebody may see at `now` who holds one of these links. */
export function isOpenedBy(db: Db, links: readonly string[], now: Date): SQL | undefined {
  const theirs = db
    .select({ id: roomPeople.collection_id })
    .from(roomPeople)
    .where(and(inArray(roomPeople.token_hash, links.map(hashToken)), isNull(roomPeople.revoked_at)))
  return and(isOpenRoom(now), or(inArray(collections.link, [...links]), inArray(collections.id, theirs)))
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
