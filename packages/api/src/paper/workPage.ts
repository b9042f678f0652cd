import { type Language, slugify } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collections } from '../tables/collections.table.ts'
import type { PaperWork } from './works.queries.ts'

/** A room through which hidden works can be seen: the link of a private collection that is open. */
export type Room = { link: string } | null

/** The room of a collection as it is at `now`; null when it is closed, or public and no room. */
export async function findRoom(db: Db, collection: number, now: Date): Promise<Room> {
  const [found] = await db
    .select({ link: collections.link, public: collections.public, open_until: collections.open_until })
    .from(collections)
    .where(eq(collections.id, collection))
  if (!found || found.public) return null
  return found.open_until !== null && found.open_until <= now ? null : { link: found.link }
}

/** Whether a collection is private: a room, open or not. */
export async function isPrivate(db: Db, collection: number): Promise<boolean> {
  const isIt = and(
    eq(collections.id, collection),
    eq(collections.public, false),
    isNull(collections.deleted_at)
  )
  return (await db.$count(collections, isIt)) > 0
}

/**
 * The address of the page of a work: that of the site where it is public, else the one in the room, else none. Without the
 * title's words, which a QR code would only grow by.
 */
export function workPage(work: PaperWork, language: Language, site: string, room: Room): string | null {
  const { artist, id, hash } = work
  if (work.public) {
    const among = artist ? `${artist.id}/${slugify(artist.display) || '-'}` : '0/-'
    return `${site}/${language}/artists/${among}/${id}`
  }
  return room === null ? null : `${site}/${language}/share/collection/${room.link}/${hash}`
}
