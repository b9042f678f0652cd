import { eventFields, rightsFields } from '@gallery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { eventArtists, eventImages, eventRelated, events, eventWorks } from '../tables/events.table.ts'
import { created, type Writing } from '../writing.ts'

/** What the copy of a text is called, in the language of the text, and how long a title may be. */
const marks = { es: ' (copia)', en: ' (copy)' }
const maxTitle = 300

/**
 * Copies an event with its texts, artists, works, related events and images; not its slots. The copy is inactive, so that
 * nobody sees it before it is ready. Its images name the same files: a stored file never changes, and what empties the
 * bin must ask whether another row names it. Call it inside a transaction.
 *
 * @returns the id of the copy. @throws Refused 404 for an unknown event.
 */
export async function duplicateEvent(db: Db, id: number, writing: Writing): Promise<number> {
  const [original] = await db
    .select({ ...columnsOf(events, eventFields), image: events.image, needs: events.needs })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
  if (!original) throw notFound()
  const [copy] = await db
    .insert(events)
    .values({
      ...original,
      title_es: titleOfCopy(original.title_es, marks.es),
      title_en: titleOfCopy(original.title_en, marks.en),
      active: false,
      ...created(writing),
    })
    .returning({ id: events.id })
  if (!copy) throw new Error('The database did not answer with the new event')
  await copyParts(db, id, copy.id, writing)
  return copy.id
}

function titleOfCopy(title: string, mark: string): string {
  return title === '' ? '' : `${title.slice(0, maxTitle - mark.length).trimEnd()}${mark}`
}

async function copyParts(db: Db, from: number, to: number, writing: Writing): Promise<void> {
  await db.execute(sql`
    insert into ${eventArtists} (event_id, artist_id, position)
    select ${to}, artist_id, position from ${eventArtists} where event_id = ${from}`)
  await db.execute(sql`
    insert into ${eventWorks} (event_id, work_id, position)
    select ${to}, work_id, position from ${eventWorks} where event_id = ${from}`)
  await db.execute(sql`
    insert into ${eventRelated} (event_id, related_id, position)
    select ${to}, related_id, position from ${eventRelated} where event_id = ${from}`)
  const images = await db
    .select({
      file: eventImages.file,
      active: eventImages.active,
      description_es: eventImages.description_es,
      description_en: eventImages.description_en,
      position: eventImages.position,
      ...columnsOf(eventImages, rightsFields),
    })
    .from(eventImages)
    .where(and(eq(eventImages.event_id, from), isNull(eventImages.deleted_at)))
  if (images.length === 0) return
  await db
    .insert(eventImages)
    .values(images.map((image) => ({ ...image, event_id: to, ...created(writing) })))
}
