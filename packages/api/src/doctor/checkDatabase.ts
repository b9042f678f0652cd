import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { migrationsOf } from '../db/newer.ts'
import { selectRows } from '../db/rows.queries.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('database')

const oldest = 14
const needed = ['pg_trgm', 'unaccent']

const About = z.object({
  version: z.string(),
  number: z.coerce.number(),
  encoding: z.string(),
  synced: z.boolean(),
})

/** What a database is, whether it has what the gallery needs of it, and whether it survives the power. */
export async function checkDatabase(db: Db): Promise<Finding[]> {
  const found: Finding[] = []
  const [about] = await selectRows(
    db,
    sql`
      select
        current_setting('server_version') as version,
        current_setting('server_version_num')::int / 10000 as number,
        current_setting('server_encoding') as encoding,
        current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off'
          and current_setting('full_page_writes') = 'on' as synced`,
    About
  )
  if (about === undefined) throw new Error('The database does not say what it is')
  found.push(
    about.number < oldest
      ? bad(`PostgreSQL ${about.version} answers`, `Use PostgreSQL ${oldest} or newer.`)
      : ok(`PostgreSQL ${about.version} answers`)
  )
  if (about.encoding !== 'UTF8') {
    found.push(bad(`Its texts are ${about.encoding}`, 'Make the database anew with the encoding UTF8.'))
  }
  found.push(
    about.synced
      ? ok('What is answered is on the disk')
      : warn(
          'A cut of the power can cost what was answered, or the whole database',
          'Set fsync, synchronous_commit and full_page_writes to on; PGlite cannot: leave EMBEDDED_DATABASE out, or set DATABASE_URL.'
        )
  )
  return [...found, await extensions(db), await migrations(db)]
}

async function extensions(db: Db): Promise<Finding> {
  const rows = await selectRows(
    db,
    sql`select extname as name from pg_extension`,
    z.object({ name: z.string() })
  )
  const missing = needed.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return ok(`The extensions ${needed.join(' and ')} are there`)
  const list = missing.join(' and ')
  return bad(
    `${list} missing`,
    `Start the server, which makes them. If it may not: create extension ${missing.join('; create extension ')}; as a super user of the database (on Debian they are in postgresql-contrib).`
  )
}

async function migrations(db: Db): Promise<Finding> {
  const { lacking, isRefused } = await migrationsOf(db)
  if (isRefused) {
    return bad(
      'It belongs to a newer version of the gallery',
      'Start that version, or go back to a backup that this one made: npm run gallery -- restore FILE --yes-replace.'
    )
  }
  if (lacking === 0) return ok('Its tables are those of this version')
  const many = lacking === 1 ? 'A migration is' : `${lacking} migrations are`
  return warn(`${many} still to be made`, 'Back up, and start the server of this version: it makes them.')
}
