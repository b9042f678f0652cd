import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { idsOf } from '../idsOf.ts'
import { requireArtists } from '../knownArtists.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, eventRelated, events, eventWorks } from '../tables/events.table.ts'
import { works } from '../tables/works.table.ts'
import { stamp, type Writing } from '../writing.ts'

/** Adds an artist to an event, at the end, or takes them out. Call it inside a transaction. @throws Refused 404. */
export async function toggleArtist(
  db: Db,
  eventId: number,
  artistId: number,
  writing: Writing
): Promise<void> {
  await requireArtists(db, [artistId], 'id')
  await touchEvent(db, eventId, writing)
  const removed = await db
    .delete(eventArtists)
    .where(and(eq(eventArtists.event_id, eventId), eq(eventArtists.artist_id, artistId)))
    .returning({ id: eventArtists.artist_id })
  if (removed.length === 0) await addArtists(db, eventId, [artistId])
}

/** Adds artists to an event, after those that it has. */
export async function addArtists(db: Db, eventId: number, artistIds: readonly number[]): Promise<void> {
  if (artistIds.length === 0) return
  const after = sql`(select coalesce(max(position) + 1, 0) from ${eventArtists} where event_id = ${eventId})`
  await db.insert(eventArtists).values(
    artistIds.map((artist_id, at) => ({
      event_id: eventId,
      artist_id,
      position: sql`${after} + ${at}::int`,
    }))
  )
}

/** The lists of an event that have an order, by their fields: where they stand, and the records that they name. */
const lists = {
  artists: { table: eventArtists, column: 'artist_id', records: artists },
  related: { table: eventRelated, column: 'related_id', records: events },
  works: { table: eventWorks, column: 'work_id', records: works },
} as const

/**
 * Replaces who shows in an event, what, or the events that its page points at, in this order. Records in the bin keep
 * their places, for when they come back.
 *
 * @throws InvalidInput on the field for an unknown record, or the event itself.
 */
export async function setList(
  db: Db,
  eventId: number,
  field: keyof typeof lists,
  ids: readonly number[]
): Promise<void> {
  const { table, column, records } = lists[field]
  const name = sql.identifier(column)
  const wanted = [...new Set(ids)]
  const kept = sql`select id from ${records} where deleted_at is null`
  const shown = await selectRows(
    db,
    sql`select ${name} as id from ${table} where event_id = ${eventId} and ${name} in (${kept}) order by position, ${name}`,
    z.object({ id: z.int() })
  )
  // Nothing changes, not even the gaps that records in the bin leave: the history has nothing to tell.
  if (isDeepStrictEqual(idsOf(shown), wanted)) return
  const known = await db
    .select({ id: records.id })
    .from(records)
    .where(and(inArray(records.id, wanted), isNull(records.deleted_at)))
    // As `keepArtists` does: whom somebody merges at that moment is waited for.
    .orderBy(asc(records.id))
    .for('key share')
  const isItself = field === 'related' && wanted.includes(eventId)
  if (known.length < wanted.length || isItself) throw new InvalidInput({ [field]: 'field.choice' })
  const gone = shown.filter(({ id }) => !wanted.includes(id))
  if (gone.length > 0) {
    await db.execute(sql`delete from ${table} where event_id = ${eventId} and ${name} in ${idsOf(gone)}`)
  }
  if (wanted.length === 0) return
  const rows = wanted.map((id, position) => sql`(${eventId}::int, ${id}::int, ${position}::int)`)
  await db.execute(sql`
    insert into ${table} (event_id, ${name}, position) values ${sql.join(rows, sql`, `)}
    on conflict (event_id, ${name}) do update set position = excluded.position`)
}

/** Locks an event whose parts change and notes the change on it. Call it inside a transaction. @throws Refused 404 */
export async function touchEvent(db: Db, id: number, writing: Writing): Promise<void> {
  const touched = await db
    .update(events)
    .set(stamp(events.updated_at, writing))
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .returning({ id: events.id })
  if (touched.length === 0) throw notFound()
}
