import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Revisions } from '../freshness/revisions.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import type { Database } from './db.ts'
import { keepOlderOut, refuseNewer } from './newer.ts'
import { signed } from './signing.ts'
import { type StatementWatchers, statementWatchers } from './watchStatements.ts'

/** What search needs of PostgreSQL's own extensions. */
const extensions = { pg_trgm, unaccent }

/** Half of what the database would keep in memory of its files by itself: the system keeps them too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB']

/**
 * Opens PGlite in a folder of this process's own, making and migrating its database as needed.
 *
 * @param unlock what lets others have the folder, once it is closed
 * @param migrates as of a server
 */
export async function openEmbedded(
  folder: string,
  unlock: () => Promise<void>,
  { migrates = true } = {}
): Promise<Database> {
  await mkdir(folder, { recursive: true })
  const client = await PGlite.create({ dataDir: folder, extensions, startParams })
  try {
    if (migrates) {
      await refuseNewer(drizzle(client))
      await keepOlderOut(drizzle(client))
      await migrate(drizzle(client), { migrationsFolder })
    }
  } catch (error) {
    await client.close()
    throw error
  }
  return served(client, unlock)
}

/** An embedded database in memory, from the dump of one that was migrated: for tests. */
export async function openDump(dump: Blob): Promise<Database> {
  return served(await PGlite.create({ loadDataDir: dump, extensions, startParams }), async () => {})
}

/** The dump of an empty, migrated database: for tests. */
export async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create({ extensions })
  await migrate(drizzle(client), { migrationsFolder })
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

async function served(client: PGlite, unlock: () => Promise<void>): Promise<Database> {
  let written: Revisions = new Map()
  await client.query("select set_config('gallery.one_process', 'on', false)")
  await client.listen('content_writes', (table) => {
    written = new Map(written).set(table, String(Number(written.get(table) ?? 0) + 1))
  })
  let asked = 0
  const query = client.query.bind(client)
  client.query = (...question) => {
    asked += 1
    return query(...question)
  }
  const watchers = statementWatchers()
  watchEmbedded(client, watchers)
  return {
    db: signed(drizzle(client)),
    revisions: async () => written,
    asked: () => asked,
    watch: watchers.add,
    ready: async () => {
      await client.query('select 1')
    },
    close: async () => {
      if (!client.closed) await client.close()
      await unlock()
    },
  }
}

/** Has the embedded database tell of its statements, those of transactions too. */
function watchEmbedded(client: PGlite, { asking }: StatementWatchers): void {
  const query = client.query.bind(client)
  client.query = (text, ...rest) => asking(text, () => query(text, ...rest))
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      const query = tx.query.bind(tx)
      tx.query = (text, ...rest) => asking(text, () => query(text, ...rest))
      return work(tx)
    })
}
