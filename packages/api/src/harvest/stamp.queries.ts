import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { eventArtists, events } from '../tables/events.table.ts'
import { type HarvestKind, harvested, harvestKinds, harvestMarks } from '../tables/harvest.table.ts'
import { itemArtists, items, itemTags } from '../tables/items.table.ts'
import { options } from '../tables/options.table.ts'
import { works } from '../tables/works.table.ts'
import { documents } from './documents.ts'

/** What stands on every record beside its own: the gallery's name, and the rights in what states none. */
const ofHouse = sql`('name', 'rights', 'rightsNote_es', 'rightsNote_en')`
const house = sql`(select coalesce(string_agg(id || value::text, '' order by id), '') from ${options} where id in ${ofHouse})`

/** Marks that are looked at in one go: nobody who reads waits for more. */
const slice = 2_000

/** The lock that who stamps takes alone and who reads shares. */
const lock = sql.raw('8021949')

/**
 * Looks at records that were written to, and notes which of them changed for harvesters and when. Only one process does
 * at a time, and only at what is committed: a stamp is given after the write that it is of, never by it, so a write that
 * takes long cannot come to light behind the harvesters' backs.
 *
 * @returns whether there was anything to look at
 */
export async function stampHarvest(db: Db): Promise<boolean> {
  const [waiting] = await selectRows(db, sql`select exists (select from ${harvestMarks}) as waits`, Waiting)
  if (!waiting?.waits) return false
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const marks = await takeMarks(tx)
    const wide = marks.filter(({ kind }) => !isHarvested(kind))
    if (wide.length > 0) await spread(tx, wide)
    for (const kind of harvestKinds) {
      const ids = marks.filter((mark) => mark.kind === kind).map(({ record_id }) => Number(record_id))
      if (ids.length > 0) await stampRecords(tx, kind, [...new Set(ids)])
    }
  })
  return true
}

const Waiting = z.object({ waits: z.boolean() })
const Mark = z.object({ kind: z.string(), record_id: z.string() })

function takeMarks(tx: Db) {
  const oldest = sql`select id from ${harvestMarks} order by id limit ${sql.raw(String(slice))}`
  return selectRows(
    tx,
    sql`delete from ${harvestMarks} where id in (${oldest}) returning kind, record_id`,
    Mark
  )
}

function isHarvested(kind: string): kind is HarvestKind {
  return harvestKinds.some((each) => each === kind)
}

/** What other records say of a record is its own to harvesters: all that name it are looked at next. */
async function spread(tx: Db, marks: readonly z.infer<typeof Mark>[]): Promise<void> {
  const idsOf = (kind: string) => {
    const ids = marks.filter((mark) => mark.kind === kind).map(({ record_id }) => Number(record_id))
    return sql`any(${sql.param(ids)}::int[])`
  }
  const isOf = (kind: string) => marks.some((mark) => mark.kind === kind)
  const named: SQL[] = [
    ...(isOf('artist')
      ? [
          sql`select 'work', ${works.id} from ${works} where ${works.artist_id} = ${idsOf('artist')}`,
          sql`select 'item', ${itemArtists.item_id} from ${itemArtists} where ${itemArtists.artist_id} = ${idsOf('artist')}`,
          sql`select 'event', ${eventArtists.event_id} from ${eventArtists} where ${eventArtists.artist_id} = ${idsOf('artist')}`,
        ]
      : []),
    ...(isOf('archive')
      ? [sql`select 'item', ${items.id} from ${items} where ${items.archive_id} = ${idsOf('archive')}`]
      : []),
    ...(isOf('option')
      ? [
          sql`select 'work', ${works.id} from ${works}`,
          sql`select 'item', ${items.id} from ${items}`,
          sql`select 'event', ${events.id} from ${events}`,
        ]
      : []),
    ...(isOf('tag')
      ? [sql`select 'item', ${itemTags.item_id} from ${itemTags} where ${itemTags.tag_id} = ${idsOf('tag')}`]
      : []),
  ]
  if (named.length === 0) return
  await tx.execute(sql`
    insert into ${harvestMarks} (kind, record_id)
    select named.kind, named.id::text from (${sql.join(named, sql` union `)}) as named (kind, id)`)
}

async function stampRecords(tx: Db, kind: HarvestKind, ids: readonly number[]): Promise<void> {
  const { id, shown, document, joined, archive, sort } = documents[kind]
  await tx.execute(sql`
    with current as materialized (
      select ${id} as record_id, ${archive} as archive_id, ${sort} as sort, md5((${document})::text || ${house}) as content
      from ${joined} where ${id} = any(${sql.param([...ids])}::int[]) and ${shown ?? sql`true`}
    ), changed as (
      select current.record_id, true as shown, current.archive_id, current.sort, current.content
      from current left join ${harvested} as known on known.kind = ${kind} and known.record_id = current.record_id
      where known.record_id is null or not known.shown or known.content <> current.content
        or known.archive_id is distinct from current.archive_id or known.sort <> current.sort
      union all
      select known.record_id, false, known.archive_id, known.sort, ''
      from ${harvested} as known
      where known.kind = ${kind} and known.record_id = any(${sql.param([...ids])}::int[]) and known.shown
        and known.record_id not in (select record_id from current)
    ), now as (
      -- Asked of the database, whose clock is the same for all processes, and after the lock was had. Never before the
      -- last one, also when somebody puts the clock back.
      select greatest(date_trunc('second', clock_timestamp()), max(stamp)) as stamp, coalesce(max(place), 0) as place
      from (select stamp, place from ${harvested} order by place desc limit 1) as last
    )
    insert into ${harvested} (kind, record_id, place, stamp, shown, archive_id, sort, content)
    select ${kind}, changed.record_id, now.place + row_number() over (order by changed.record_id), now.stamp,
      changed.shown, changed.archive_id, changed.sort, changed.content
    from changed, now
    on conflict (kind, record_id) do update set place = excluded.place, stamp = excluded.stamp,
      shown = excluded.shown, archive_id = excluded.archive_id, sort = excluded.sort, content = excluded.content`)
}

/**
 * Does what reads for harvesters while nobody stamps, and tells it when that is: whatever is stamped later has that second
 * or a later one.
 */
export function readingHarvest<Result>(
  db: Db,
  read: (tx: Db, now: Date) => Promise<Result>
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock})`)
    const [moment] = await selectRows(
      tx,
      sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now`,
      z.object({ now: z.string() })
    )
    if (!moment) throw new Error('The database says what time it is')
    return read(tx, new Date(moment.now))
  })
}
