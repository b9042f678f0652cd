import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { askedTogether, foldWrites, revisionsReader } from '../freshness/revisions.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import type { Database } from './db.ts'
import { endWhenLate } from './endWhenLate.ts'
import { inTime } from './inTime.ts'
import { migrationLock } from './migrationLock.ts'
import { keepOlderOut, NewerDatabase, refuseNewer } from './newer.ts'
import { signed } from './signing.ts'
import { nameStatements, statementNames } from './statementNames.ts'
import { statementWatchers, watchClient } from './watchStatements.ts'

/** Milliseconds that things may take; tests give them less. */
export type ServerPatience = {
  /** To connect. Also how long a request waits for its turn in a rush: a late answer is better than none. */
  connection: number
  /** After which the server gives up on a statement: whoever asked has gone by then. */
  statement: number
  /** After which we give up on a server that has not even said that: it froze, or the way to it did. */
  answer: number
}

const usual: ServerPatience = { connection: 20_000, statement: 30_000, answer: 32_000 }

/**
 * Connects to a PostgreSQL server and migrates its database; processes that start together migrate one after the other.
 * @param alone whether nobody else of the gallery may be connected to it
 * @param migrates whether its tables are brought up to date, and a newer version's are refused: not for a look at it
 * @throws DatabaseInUse, or when the server cannot be reached or a migration fails
 */
export async function openServer(
  url: string,
  patience: ServerPatience = usual,
  { alone = false, migrates = true } = {}
): Promise<Database> {
  const address = {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: patience.connection,
  }
  const nameOf = statementNames()
  const watchers = statementWatchers()
  const openPool = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      ...address,
      query_timeout: patience.answer,
      max,
      keepAlive: true,
      onConnect: async (client) => {
        await client.query(`set statement_timeout = ${patience.statement}`)
      },
    })
    // A server that goes away hangs up on connections that nobody is waiting on: idle ones, and those that somebody has
    // between two queries. Unheard, either ends the process; the next query says it to whoever asks.
    pool.on('error', () => {})
    pool.on('connect', (client) => {
      client.on('error', () => {})
      nameStatements(client, nameOf)
      endWhenLate(client)
      watchClient(client, watchers)
    })
    return pool
  }
  const pool = openPool(10)
  // Of what every kept page waits for, and whoever watches over the process: they stand behind nobody's requests.
  const watched = openPool(2)
  const close = () => Promise.all([pool.end(), watched.end()])
  try {
    if (alone) await refuseOthers(new pg.Client(address), new URL(url).host)
    // Others may be migrating, and that may take as long as it does.
    await (migrates ? migrateOnce(new pg.Client(address)) : pool.query('select 1'))
  } catch (error) {
    await close()
    if (error instanceof NewerDatabase || error instanceof DatabaseInUse) throw error
    throw new Error(
      `The database that DATABASE_URL names on ${new URL(url).host} cannot be used: ${reasonOf(error)}. Is the server running, and are name and password right?`,
      { cause: error }
    )
  }
  const db = signed(drizzle(pool))
  let folding: Promise<void> | undefined
  // What fails now is done the next time.
  const fold = () => {
    folding ??= foldWrites(db)
      .catch(() => {})
      .finally(() => {
        folding = undefined
      })
  }
  const revisions = askedTogether(revisionsReader((query) => watched.query(query), fold))
  const folded = setInterval(fold, foldPace)
  folded.unref()
  let closed = false
  return {
    db,
    revisions,
    watch: watchers.add,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ready: async () => void (await inTime(watched.query('select 1'))),
    close: async () => {
      if (!closed) {
        closed = true
        clearInterval(folded)
        await folding
        await close()
      }
    },
  }
}

/** By what the gallery's own connections are known among those of a server, unless DATABASE_URL names them otherwise. */
const applicationName = 'gallery'

/** Others of the gallery are connected to a database that should be one process's. */
class DatabaseInUse extends Error {
  constructor(host: string, others: number) {
    const whose = others === 1 ? '1 other connection' : `${others} other connections`
    super(
      `The database that DATABASE_URL names on ${host} is in use by ${whose} of the gallery. Stop every server and command ` +
        'that runs on it, and try again. Nothing was changed.'
    )
    this.name = 'DatabaseInUse'
  }
}

/** How often it is looked whether others are gone, and the milliseconds between: who has just ended is seen for a moment. */
const looks = 10
const lookPause = 200

/** Call it before anything else of this process is connected. @throws DatabaseInUse */
async function refuseOthers(client: pg.Client, host: string): Promise<void> {
  client.on('error', () => {})
  await client.connect()
  try {
    for (let left = looks; ; left -= 1) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()
           and application_name in ($1, current_setting('application_name'))`,
        [applicationName]
      )
      const others = rows[0]?.others ?? 0
      if (others === 0) return
      if (left === 1) throw new DatabaseInUse(host, others)
      await pause(lookPause)
    }
  } finally {
    await client.end()
  }
}

/** Milliseconds after which writes are folded though nobody asks for pages, which has them folded sooner. */
const foldPace = 5 * 60_000

/** A refused connection to a name with several addresses has a code but no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

async function migrateOnce(client: pg.Client): Promise<void> {
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(drizzle(client))
    await keepOlderOut(drizzle(client))
    await givingWay(client, () => migrate(drizzle(client), { migrationsFolder }))
  } finally {
    // Ending the connection lets go of the lock, whatever happened.
    await client.end()
  }
}

/**
 * Milliseconds that a migration waits for a table: whoever comes after it to that table waits as long. Well within the
 * second after which the database ends one of two who wait for each other, who could be a visitor.
 */
const tableWait = 200
/** Milliseconds between two tries at most. */
const tablePause = 1_000
/** How often it tries: for a quarter of an hour about, as a backup may take. */
const tries = 1_500

/**
 * Migrates while others go on: a migration that does not get a table soon lets those pass who stand behind it, and begins
 * anew. It is one transaction, so nothing of it is there until all of it is.
 */
async function givingWay(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${tableWait}`)
  for (let left = tries; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isHeldUp(error)) throw error
      await pause(tablePause * Math.random())
    }
  }
}

/** Whether it did not get a table in time, or would have waited in a circle with somebody (SQLSTATE 55P03, 40P01). */
function isHeldUp(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error && 'code' in cause && (cause.code === '55P03' || cause.code === '40P01')
}
