import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { databaseClock } from '../db/databaseClock.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('clock')

/** Seconds by which this machine's clock and the database's may differ: bookings begin and holds end by one of them. */
const tolerated = 2
const grave = 60

/** Whether this machine and the database agree on what time it is, and on what the gallery's zone is. */
export async function checkClock(db: Db, zone: string, clock: () => Date): Promise<Finding[]> {
  const before = clock().getTime()
  const there = (await databaseClock(db)).getTime()
  const here = (before + clock().getTime()) / 2
  const apart = Math.abs(there - here) / 1_000
  const todo = 'Have both machines set their clocks by the network (timedatectl set-ntp true).'
  const says = `This machine’s clock and the database’s are ${Math.round(apart)} seconds apart`
  const difference =
    apart <= tolerated
      ? ok(`The clocks agree: ${new Date(here).toISOString()}`)
      : apart <= grave
        ? warn(says, todo)
        : bad(says, todo)
  return [difference, await checkZone(db, zone, new Date(here))]
}

async function checkZone(db: Db, zone: string, now: Date): Promise<Finding> {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' })
  const local = sql`select to_char(${now.toISOString()}::timestamptz at time zone ${zone}::text, 'HH24:MI') as clock`
  const [row] = await selectRows(db, local, z.object({ clock: z.string() })).catch(() => [])
  const told = shown.format(now)
  if (row === undefined) {
    return bad(
      `The database does not know the time zone ${zone}`,
      'Choose another name for GALLERY_TZ, or update the database.'
    )
  }
  if (!told.endsWith(row.clock)) {
    return bad(
      `In ${zone} it is ${told} here and ${row.clock} for the database`,
      'Update the one whose rules of time zones are old: Node.js, or the database and its tzdata.'
    )
  }
  return ok(`In ${zone} it is ${told}`)
}
