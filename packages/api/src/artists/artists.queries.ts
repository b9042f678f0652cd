import type { Db } from '../db/db.ts'
import { cleanHtml } from '../html.ts'
import { created, type Writing } from '../writing.ts'
import { artists } from './artists.table.ts'

/** What an artist is made of (spec §3); `bio_*` is HTML, `image` a file name under `/storage/artists`. */
export type ArtistForm = Pick<
  typeof artists.$inferInsert,
  'display' | 'last_name' | 'image' | 'dates_es' | 'dates_en'
> & { bio_es: string; bio_en: string }

/** Adds an artist. @returns the id. */
export async function createArtist(db: Db, form: ArtistForm, writing: Writing): Promise<number> {
  const [artist] = await db
    .insert(artists)
    .values({
      ...form,
      bio_es: cleanHtml(form.bio_es),
      bio_en: cleanHtml(form.bio_en),
      ...created(writing),
    })
    .returning({ id: artists.id })
  if (!artist) throw new Error('The database did not answer with the new artist')
  return artist.id
}
