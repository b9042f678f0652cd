import type { ArtistDetail } from '@gallery/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { findArchivesAbout } from '../summaries/archives.queries.ts'
import { findSummaries } from '../summaries/events.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { authorOf } from '../tables/fullName.ts'
import { itemArtists, items } from '../tables/items.table.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'
import { findArtist } from './artist.queries.ts'

const creator = alias(users, 'creator')
const changer = alias(users, 'changer')

/**
 * An artist with all that the gallery knows of them, hidden things too.
 *
 * @throws Refused 404 for an unknown artist or one in the bin.
 */
export async function findArtistDetail(db: Db, id: number): Promise<ArtistDetail> {
  const artist = await findArtist(db, id)
  const [facts] = await db
    .select({ created_at: artists.created_at, creator: authorOf(creator), changer: authorOf(changer) })
    .from(artists)
    .leftJoin(creator, eq(creator.id, artists.created_by))
    .leftJoin(changer, eq(changer.id, artists.updated_by))
    .where(eq(artists.id, id))
  if (!facts) throw notFound()
  return {
    ...artist,
    works: await db.$count(works, and(eq(works.artist_id, id), isNull(works.deleted_at))),
    items: await countItems(db, id),
    events: await findEvents(db, id),
    archives: await findArchivesAbout(db, id, true),
    created_at: facts.created_at.toISOString(),
    created_by: facts.creator,
    updated_by: facts.changer,
  }
}

function countItems(db: Db, id: number): Promise<number> {
  const theirs = db.select({ id: itemArtists.item_id }).from(itemArtists).where(eq(itemArtists.artist_id, id))
  return db.$count(items, and(inArray(items.id, theirs), isNull(items.deleted_at)))
}

function findEvents(db: Db, id: number): Promise<ArtistDetail['events']> {
  const theirs = db
    .select({ id: eventArtists.event_id })
    .from(eventArtists)
    .where(eq(eventArtists.artist_id, id))
  return findSummaries(db, inArray(events.id, theirs))
}
