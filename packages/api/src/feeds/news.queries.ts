import { desc } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'

/** How many entries a feed has. */
const told = 50

/** What a feed tells of an exhibition or another event. */
export type News = Awaited<ReturnType<typeof listNews>>[number]

/** The events that visitors see, those announced last first. One query. */
export function listNews(db: Db) {
  return db
    .select({
      id: events.id,
      kind: events.kind,
      title_es: events.title_es,
      title_en: events.title_en,
      excerpt_es: events.excerpt_es,
      excerpt_en: events.excerpt_en,
      body_es: events.body_es,
      body_en: events.body_en,
      created_at: events.created_at,
      updated_at: events.updated_at,
    })
    .from(events)
    .where(isShownEvent)
    .orderBy(desc(events.created_at), desc(events.id))
    .limit(told)
}
