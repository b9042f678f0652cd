import type { Artist } from '@gallery/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { findArchivesAbout } from '../summaries/archives.queries.ts'
import { findSummaries } from '../summaries/events.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { itsPicture, summaryColumns } from './list.queries.ts'
import { listArtistWorks } from './works.queries.ts'

/**
 * An artist with what their page shows: the first of their public works, active events, public archives about them.
 *
 * @throws Refused 404 for an unknown artist or one in the bin.
 */
export async function findArtist(db: Db, id: number): Promise<Artist> {
  const [artist] = await db
    .select({
      ...summaryColumns,
      bio_es: artists.bio_es,
      bio_en: artists.bio_en,
      image_caption_es: artists.image_caption_es,
      image_caption_en: artists.image_caption_en,
      viaf: artists.viaf,
      ulan: artists.ulan,
      wikidata: artists.wikidata,
      updated_at: artists.updated_at,
    })
    .from(artists)
    .leftJoin(pictures, itsPicture)
    .where(and(eq(artists.id, id), isNull(artists.deleted_at)))
  if (!artist) throw notFound()
  const works = await listArtistWorks(db, id, { page: 1 })
  return {
    ...artist,
    updated_at: artist.updated_at.toISOString(),
    public_works: works.data,
    public_works_meta: works.meta,
    events: await findEventsOf(db, id),
    archives: await findArchivesAbout(db, id, false),
  }
}

/** Lets through who asks about an artist whom the gallery has. @throws Refused 404 for another, or one in the bin. */
export async function requireArtist(db: Db, id: number): Promise<void> {
  const [found] = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(eq(artists.id, id), isNull(artists.deleted_at)))
  if (!found) throw notFound()
}

async function findEventsOf(db: Db, artistId: number): Promise<Artist['events']> {
  const theirs = db
    .select({ id: eventArtists.event_id })
    .from(eventArtists)
    .where(eq(eventArtists.artist_id, artistId))
  return findSummaries(db, and(inArray(events.id, theirs), isShownEvent))
}
