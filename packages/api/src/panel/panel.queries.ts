import type { PanelCounts } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countNew } from '../contact/messages.queries.ts'
import type { Db } from '../db/db.ts'
import { countDue } from '../ledger/terms.queries.ts'
import { lateOptions } from '../options/options.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { events } from '../tables/events.table.ts'
import { items } from '../tables/items.table.ts'
import { mails } from '../tables/mails.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { slides } from '../tables/slides.table.ts'
import { slots } from '../tables/slots.table.ts'
import { works } from '../tables/works.table.ts'

const count = (table: PgTable, condition = sql`deleted_at is null`) =>
  sql<number>`(select count(*) from ${table} where ${condition})::int`

/** Those that are written in both languages. */
const bilingual = [events, works, artists, collections, archives, items, slides]
const sum = (parts: SQL[]) => sql<number>`${sql.join(parts, sql` + `)}`

/** What waits at the panel's screens, on a day of the gallery. Two queries. */
export async function countPanel(db: Db, now: Date, day: string): Promise<PanelCounts> {
  const later = sql`${now.toISOString()}::timestamptz`
  const [counts] = await db
    .select({
      backshop: count(collections, sql`deleted_at is null and public`),
      collections: count(collections, sql`deleted_at is null and not public`),
      messages: countNew(now),
      mails: count(mails, sql`sent_at is null and last_error is not null`),
      pictures: count(pictures, sql`variants_at is null and failed_at is null`),
      // As the calendar shows them: nobody looks for what is in the bin.
      unconfirmed: sql<number>`(select count(*) from ${appointments} as held join ${slots} as slot on slot.id = slot_id
        join ${events} as event on event.id = slot.event_id
        where slot.start > ${later} and slot.deleted_at is null and event.deleted_at is null and confirmed_at is null and cancelled_at is null
          and held.deleted_at is null and hold_until > ${later})::int`,
      english: sum([
        ...bilingual.map((table) =>
          count(table, sql`(lacks_english or outdated <> '{}') and deleted_at is null`)
        ),
        sql`(select count(*) from (${lateOptions}) as late)::int`,
      ]),
    })
    .from(sql`(values (1)) as once`)
  if (!counts) throw new Error('The database did not answer with the counts')
  return { ...counts, due: await countDue(db, day) }
}
