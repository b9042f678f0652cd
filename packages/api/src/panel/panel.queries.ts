import type { PanelCounts } from '@gallery/contract'
import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countNew } from '../contact/messages.queries.ts'
import type { Db } from '../db/db.ts'
import { countDue } from '../ledger/terms.queries.ts'
import { lateOptions } from '../options/options.queries.ts'
import { isHeld } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { events } from '../tables/events.table.ts'
import { items } from '../tables/items.table.ts'
import { mails } from '../tables/mails.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isOnSite } from '../tables/shown.ts'
import { slides } from '../tables/slides.table.ts'
import { slots } from '../tables/slots.table.ts'
import { works } from '../tables/works.table.ts'

const count = (table: PgTable, condition = sql`deleted_at is null`) =>
  sql<number>`(select count(*) from ${table} where ${condition})::int`

/** Those that are written in both languages. */
const bilingual = [events, works, artists, collections, archives, items, slides]
const sum = (parts: SQL[]) => sql<number>`${sql.join(parts, sql` + `)}`

/**
 * What is held as the calendar shows it: nobody looks for what is in the bin. A query of its own, so that its columns keep
 * their tables.
 */
function countHeld(now: Date): SQL<number> {
  const held = sql`select count(*)::int from ${appointments}
    join ${slots} on ${slots.id} = ${appointments.slot_id} join ${events} on ${events.id} = ${slots.event_id}
    where ${and(isHeld(now), gt(slots.start, now), isNull(slots.deleted_at), isNull(events.deleted_at))}`
  return sql`(${held})`
}

/** What waits at the panel's screens, on a day of the gallery. Two queries. */
export async function countPanel(db: Db, now: Date, day: string): Promise<PanelCounts> {
  const [counts] = await db
    .select({
      backshop: count(collections, isOnSite),
      collections: count(collections, sql`deleted_at is null and not public`),
      messages: countNew(now),
      mails: count(mails, sql`sent_at is null and last_error is not null`),
      pictures: count(pictures, sql`variants_at is null and failed_at is null`),
      unconfirmed: countHeld(now),
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
