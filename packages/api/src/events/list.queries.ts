import { type EventNames, type EventRowsAnswer, type EventSort, EventsAnswer } from '@gallery/contract'
import { count, inArray, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { listIds } from '../db/listIds.queries.ts'
import { findPage, readPage } from '../db/page.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames } from '../paging.ts'
import {
  findArtistsOf,
  itsPicture,
  newestFirst,
  summaryColumns,
  summaryJson,
} from '../summaries/events.queries.ts'
import { events } from '../tables/events.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { nearestFirst } from '../tables/search.ts'
import { totals } from '../tables/totals.table.ts'
import {
  conditionOf,
  type EventFilter,
  isNarrowed,
  kindOf,
  ofAnyKind,
  orderOf,
  readingOrder,
} from './filter.ts'
import { countSlotsToCome } from './slotCounts.queries.ts'

/** A page of events as visitors read them, in one query. */
export async function listEvents(db: Db, filter: EventFilter, paging: Paging): Promise<EventsAnswer> {
  const list = {
    id: events.id,
    from: sql`${events}`,
    where: conditionOf(filter),
    order: readingOrder(filter),
    total: null,
    record: summaryJson,
    joined: sql`${events} left join ${pictures} on ${itsPicture}`,
    ...(isNarrowed(filter) ? {} : { name: `events ${kindOf(filter)} ${filter.active}` }),
  }
  const page = await readPage(db, list, paging)
  return shaped(EventsAnswer, { ...page.meta, ...page })
}

/** A page of events as the panel lists them at `now`. Five queries, however long the page. */
export async function listEventRows(
  db: Db,
  filter: EventFilter & { sort?: EventSort | undefined; now: Date },
  paging: Paging
): Promise<EventRowsAnswer> {
  const order = orderOf(filter.sort)
  const counts = await countByKind(db, filter)
  const kind = kindOf(filter)
  const total = kind === undefined ? counts.exhibition + counts.other : counts[kind]
  const list = {
    id: events.id,
    from: sql`${events}`,
    where: conditionOf(filter),
    order,
    total: isNarrowed(filter) ? null : sql`${total}`,
  }
  const { ids } = await findPage(db, list, paging)
  const rows = await db
    .select({ ...summaryColumns, updated_at: events.updated_at })
    .from(events)
    .leftJoin(pictures, itsPicture)
    .where(inArray(events.id, ids))
    .orderBy(...order)
  const artistsOf = await findArtistsOf(db, ids)
  const slots = await countSlotsToCome(db, ids, filter.now)
  const data = rows.map((event) => ({
    ...event,
    artists: artistsOf.get(event.id) ?? [],
    slots: slots.get(event.id) ?? { upcoming: 0, bookable: 0 },
    updated_at: event.updated_at.toISOString(),
  }))
  const meta = metaOf(total, paging)
  return { ...meta, data, meta: { ...meta, counts } }
}

/** The ids of all events of the panel's list in its order (`db/listIds.queries.ts`). */
export function listEventIds(
  db: Db,
  filter: EventFilter & { sort?: EventSort | undefined }
): Promise<number[]> {
  return listIds(db, events, conditionOf(filter), orderOf(filter.sort))
}

/** A page of events by their names, for pickers: the nearest to what is asked first, then the newest. */
export async function listEventNames(
  db: Db,
  filter: EventFilter & Pick<Paging, 'page'>
): Promise<EventNames> {
  const { limit, offset } = namesWindow(filter.page)
  const rows = await db
    .select({ id: events.id, title_es: events.title_es, title_en: events.title_en })
    .from(events)
    .where(conditionOf(filter))
    .orderBy(...nearestFirst(titles, filter.query), ...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

const titles = sql`fold(${events.title_es} || ' ' || ${events.title_en})`

/** How many events of each kind a list has, whichever kind it is narrowed to: kept already, or counted where it is narrowed. */
async function countByKind(db: Db, filter: EventFilter): Promise<{ exhibition: number; other: number }> {
  const { active } = filter
  if (isNarrowed(filter)) {
    const rows = await db
      .select({ name: events.kind, total: count() })
      .from(events)
      .where(ofAnyKind(filter))
      .groupBy(events.kind)
    const counted = new Map<string, number>(rows.map(({ name, total }) => [name, total]))
    return { exhibition: counted.get('exhibition') ?? 0, other: counted.get('other') ?? 0 }
  }
  const rows = await db.select().from(totals).where(sql`${totals.name} like 'events:%'`)
  const kept = new Map(rows.map(({ name, total }) => [name, total]))
  const totalOf = (kind: string) => {
    const all = kept.get(`events:${kind}`) ?? 0
    const shown = kept.get(`events:active:${kind}`) ?? 0
    return active === undefined ? all : active ? shown : all - shown
  }
  return { exhibition: totalOf('exhibition'), other: totalOf('other') }
}

/** True when the gallery has events, be they in the bin. */
export async function hasEvents(db: Db): Promise<boolean> {
  const found = await db.select({ id: events.id }).from(events).limit(1)
  return found.length > 0
}
