import type { AskedAnswer, IdOrHash, WorkSummary } from '@gallery/contract'
import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { openCollection } from '../secretLinks.ts'
import { worksOfCollection } from '../summaries/workLists.ts'
import { findWorkSummaries, itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { isGone } from '../tables/goneWork.ts'
import { messageWorks } from '../tables/messages.table.ts'
import { isPublicWork } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'

/** What somebody asks about, as their form says. */
export type Asked = { works: readonly IdOrHash[]; room?: string | undefined; secret?: string | undefined }

/** What of it is theirs to ask about. */
export type AskedWorks = { works: number[]; room_id: number | null }

/**
 * The works that a form names and whoever sends it sees: public ones, those of the room whose link it holds, the one of
 * a secret link. The others are passed over without a word, as if there were none of that name.
 */
export async function findAsked(
  db: Db,
  { works: refs, room, secret }: Asked,
  now: Date
): Promise<AskedWorks> {
  const opened = room === undefined ? null : await openRoom(db, room, now)
  const seen: (SQL | undefined)[] = [isPublicWork]
  if (opened?.public) seen.push(worksOfCollection(opened.id, false).where)
  // What a room has of a work that is gone is a name: there is nothing left to ask about.
  else if (opened) seen.push(and(worksOfCollection(opened.id, true).where, not(isGone)))
  if (secret !== undefined) seen.push(and(eq(works.secret_link, secret), isNull(works.deleted_at)))
  const room_id = opened && !opened.public ? opened.id : null
  if (refs.length === 0) return { works: [], room_id }
  const ids = refs.filter((ref) => typeof ref === 'number')
  const hashes = refs.filter((ref) => typeof ref === 'string')
  const found = await db
    .select({ id: works.id, hash: works.hash })
    .from(works)
    .where(and(or(inArray(works.id, ids), inArray(works.hash, hashes)), or(...seen)))
  const named = refs.flatMap((ref) => found.find(({ id, hash }) => id === ref || hash === ref)?.id ?? [])
  return { works: [...new Set(named)], room_id }
}

/** Who asks, as far as the link that they hold says so: nobody is known by a link that is not their own. */
export async function findAsker(db: Db, room: string | undefined, now: Date): Promise<AskedAnswer['asker']> {
  const opened = room === undefined ? null : await openRoom(db, room, now)
  if (!opened?.person || opened.public) return null
  const { name, email } = opened.person
  return { name, email }
}

/** What a link opens; null for one that opens nothing any more, which is no reason to lose a question. */
async function openRoom(db: Db, link: string, now: Date) {
  try {
    return await openCollection(db, link, now)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** Keeps which works a message asks about, in their order. */
export async function keepAsked(tx: Db, message: number, asked: readonly number[]): Promise<void> {
  if (asked.length === 0) return
  await tx
    .insert(messageWorks)
    .values(asked.map((work_id, position) => ({ message_id: message, work_id, position })))
}

/** What a work is called. */
export type WorkName = { id: number; title_es: string; title_en: string; code: string; artist: string }

/** What works are called, in the order of their ids; those in the bin are left out. */
export async function findNames(db: Db, ids: readonly number[]): Promise<WorkName[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: works.id,
      title_es: works.title_es,
      title_en: works.title_en,
      code: works.code,
      artist: sql<string>`coalesce(${artists.display}, '')`,
    })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(and(inArray(works.id, [...ids]), isNull(works.deleted_at)))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Works as visitors see them, with their public pictures, in the order of their ids. */
export async function findAskedSummaries(db: Db, ids: readonly number[]): Promise<WorkSummary[]> {
  if (ids.length === 0) return []
  const found = await findWorkSummaries(db, { where: inArray(works.id, [...ids]) })
  return ids.flatMap((id) => found.find((work) => work.id === id) ?? [])
}
