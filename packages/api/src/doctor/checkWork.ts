import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { imports } from '../tables/imports.table.ts'
import { documents } from '../tables/leaves.table.ts'
import { mails } from '../tables/mails.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isMute, isOfItem, isUnreadable } from '../tables/readOfFiles.ts'
import { recordings } from '../tables/recordings.table.ts'
import { type Finding, findings } from './finding.ts'

const job = findings('jobs')
const mail = findings('mails')

const minute = 60_000
/** How long work may wait for its turn; the next attempt of what has failed is no waiting. */
const patience = 15 * minute

/** Whether what the server does beside requests goes on. */
export async function checkWork(db: Db, now: Date): Promise<Finding[]> {
  const since = new Date(now.getTime() - patience).toISOString()
  const free = (until: SQL.Aliased | unknown) => sql`(${until} is null or ${until} < ${since}::timestamptz)`
  const late = sql`due_at < ${since}::timestamptz and failed_at is null`
  const waiting = await count(
    db,
    sql`${mails} where sent_at is null and ${late} and ${free(mails.locked_until)}`
  )
  const refused = await count(
    db,
    // What somebody let go in the panel has no error any more.
    sql`${mails} where failed_at > ${new Date(now.getTime() - 7 * 24 * 60 * minute).toISOString()}::timestamptz
      and last_error is not null`
  )
  const unmade = await count(
    db,
    sql`${pictures} where variants_at is null and ${late} and ${free(pictures.locked_until)}`
  )
  const stuck = await count(
    db,
    sql`${imports} where state in ('checking', 'applying', 'undoing') and created_at < ${since}::timestamptz
      and ${free(imports.locked_until)}`
  )
  const unread = (table: typeof documents | typeof recordings) =>
    count(
      db,
      sql`${table} where ${isOfItem(table)} and read_at is null and ${late} and ${free(table.locked_until)}`
    )
  const waits = [
    [unmade, 'picture'],
    [stuck, 'import'],
    [await unread(documents), 'PDF'],
    [await unread(recordings), 'recording'],
  ] as const
  const isLate = waits.filter(([number]) => number > 0)
  const anew = 'The server’s log says why; upload it anew.'
  const givenUp = [
    {
      number: await count(db, sql`${pictures} where variants_at is null and failed_at is not null`),
      says: (number: number) => `Of ${many(number, 'picture')} no smaller sizes could be made`,
      todo: `Visitors get the original. ${anew}`,
    },
    {
      number: await count(db, sql`${documents} where ${isOfItem(documents)} and ${isUnreadable}`),
      says: (number: number) => `${many(number, 'PDF')} could not be read`,
      todo: `Visitors get the file, and no leaves of it. ${anew}`,
    },
    {
      number: await count(db, sql`${recordings} where ${isOfItem(recordings)} and ${isMute}`),
      says: (number: number) => `${many(number, 'recording')} could not be read`,
      todo: 'Visitors get the file, which may not play: listen to it, and upload a whole one.',
    },
  ]
  const start = 'Is the server running? It takes them up by itself; its log says what keeps it.'
  return [
    waiting === 0
      ? mail.ok('No mail waits too long')
      : mail.bad(`${many(waiting, 'mail')} should have left a quarter of an hour ago`, start),
    ...(refused === 0
      ? []
      : [
          mail.warn(
            `${many(refused, 'mail')} of the last seven days could not be delivered`,
            'The panel’s screen “Mails” has the mail server’s words, and sends them again or lets them go.'
          ),
        ]),
    isLate.length === 0
      ? job.ok('No picture, import, PDF or recording waits too long')
      : job.bad(`Waiting too long: ${isLate.map(([number, noun]) => many(number, noun)).join(', ')}`, start),
    ...givenUp
      .filter(({ number }) => number > 0)
      .map(({ number, says, todo }) => job.warn(says(number), todo)),
  ]
}

async function count(db: Db, rows: SQL): Promise<number> {
  const [found] = await selectRows(
    db,
    sql`select count(*) as rows from ${rows}`,
    z.object({ rows: z.coerce.number() })
  )
  return found?.rows ?? 0
}

function many(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
