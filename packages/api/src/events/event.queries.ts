import { dayRange, type Event, rightsFields, today } from '@gallery/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { houseRightsColumn, houseRightsIn } from '../readHouseRights.ts'
import { listSlots } from '../slots/slots.queries.ts'
import { findArtistsOf, itsPicture, summaryColumns } from '../summaries/events.queries.ts'
import { withRights } from '../summaries/rights.queries.ts'
import { worksOfEvent } from '../summaries/workLists.ts'
import { findWorkSummaries } from '../summaries/works.queries.ts'
import { eventImages, eventRelated, events } from '../tables/events.table.ts'
import { authorOf } from '../tables/fullName.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isShownEvent, isShownEventImage } from '../tables/shown.ts'
import { users } from '../tables/users.table.ts'

/** Who looks, and when: `hidden` shows the inactive too; `zone` is the gallery's, where today begins. */
export type EventView = { hidden: boolean; now: Date; zone: string }

/**
 * An event with all that its page shows, or null: unknown, in the bin or, without `hidden`, inactive. Its slots are those
 * that visitors are offered from today on, whoever looks. Eight queries.
 */
export async function findWholeEvent(
  db: Db,
  id: number,
  { hidden, now, zone }: EventView
): Promise<Event | null> {
  const event = await findEvent(db, id, hidden)
  if (event === null) return null
  const { start } = dayRange(today(now, zone), zone)
  return { ...event, places: await listSlots(db, now, { events: [id], start, offeredIn: zone }) }
}

async function findEvent(db: Db, id: number, hidden: boolean): Promise<Omit<Event, 'places'> | null> {
  const [found] = await db
    .select({
      ...summaryColumns,
      body_es: events.body_es,
      body_en: events.body_en,
      reminder: events.reminder,
      ...columnsOf(events, rightsFields),
      updated_at: events.updated_at,
      house: houseRightsColumn,
    })
    .from(events)
    .leftJoin(pictures, itsPicture)
    .where(and(eq(events.id, id), hidden ? isNull(events.deleted_at) : isShownEvent))
  if (!found) return null
  const { house, ...event } = found
  const artistsOf = await findArtistsOf(db, [id])
  const { record, images } = withRights(event, await findImages(db, id, hidden), houseRightsIn(house))
  // Visitors are told what is stated, and not what of it is written where.
  const written = hidden ? {} : { rights: '' as const, rights_note_es: '', rights_note_en: '' }
  return {
    ...record,
    ...written,
    updated_at: event.updated_at.toISOString(),
    updated_by: hidden ? await findChanger(db, id) : null,
    artists: artistsOf.get(id) ?? [],
    images: images.map((image) => ({ ...image, ...written })),
    works: await findWorkSummaries(db, { ...worksOfEvent(id, hidden), hidden }),
    related: await findRelated(db, id, hidden),
  }
}

/** Asked apart: what visitors are shown stays as it was when somebody's name changes. */
async function findChanger(db: Db, id: number): Promise<Event['updated_by']> {
  const [found] = await db
    .select({ by: authorOf(users) })
    .from(events)
    .innerJoin(users, eq(users.id, events.updated_by))
    .where(eq(events.id, id))
  return found?.by ?? null
}

async function findImages(db: Db, id: number, hidden: boolean) {
  return db
    .select({
      id: eventImages.id,
      file: eventImages.file,
      active: eventImages.active,
      description_es: eventImages.description_es,
      description_en: eventImages.description_en,
      ...columnsOf(eventImages, rightsFields),
      picture: pictureColumns,
    })
    .from(eventImages)
    .innerJoin(pictures, and(eq(pictures.folder, 'events'), eq(pictures.file, eventImages.file)))
    .where(and(eq(eventImages.event_id, id), hidden ? isNull(eventImages.deleted_at) : isShownEventImage))
    .orderBy(asc(eventImages.position), asc(eventImages.id))
}

async function findRelated(db: Db, id: number, hidden: boolean): Promise<Event['related']> {
  return db
    .select({
      id: events.id,
      kind: events.kind,
      title_es: events.title_es,
      title_en: events.title_en,
      image: events.image,
      picture: pictureColumns,
      from: events.from,
      to: events.to,
      active: events.active,
    })
    .from(eventRelated)
    .innerJoin(events, eq(events.id, eventRelated.related_id))
    .leftJoin(pictures, itsPicture)
    .where(and(eq(eventRelated.event_id, id), hidden ? isNull(events.deleted_at) : isShownEvent))
    .orderBy(asc(eventRelated.position), asc(events.id))
}
