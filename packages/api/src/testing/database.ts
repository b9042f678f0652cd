import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/db.ts'
import { openDump } from '../db/embedded.ts'
import { openServer } from '../db/server.ts'
import { contentWrites } from '../tables/contentWrites.table.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { schemaMark } from './schemaMark.ts'
import type { TestTemplate } from './template.ts'

/** An empty database, migrated, that only the caller uses: a copy of the one that the run's setup migrated. */
export async function openTestDatabase(): Promise<Database> {
  const template: TestTemplate = inject('testTemplate')
  return template.kind === 'pglite' ? openDump(await openAsBlob(template.dump)) : openCopy(template)
}

/** The database that the last test of this worker gave back, with what its tables looked like when it was opened. */
let givenBack: { database: Database; template: TestTemplate; mark: string } | undefined

/**
 * An empty database, migrated, that nobody else uses meanwhile. To close it gives it back, for the next file of tests
 * that this worker runs: to open another takes longer than most files. One whose schema was changed is closed indeed.
 */
export async function borrowTestDatabase(): Promise<Database> {
  const template: TestTemplate = inject('testTemplate')
  const taken = givenBack
  givenBack = undefined
  if (taken !== undefined && !isDeepStrictEqual(taken.template, template)) await taken.database.close()
  else if (taken !== undefined) {
    await emptyDatabase(taken.database.db)
    // No app has kept an answer of it.
    await taken.database.db.delete(contentWrites)
    return lent(taken.database, template, taken.mark)
  }
  const database = await openTestDatabase()
  return lent(database, template, await schemaMark(database.db))
}

function lent(database: Database, template: TestTemplate, mark: string): Database {
  let closed = false
  return {
    ...database,
    close: async () => {
      if (closed) return
      closed = true
      if (givenBack === undefined && (await schemaMark(database.db)) === mark) {
        givenBack = { database, template, mark }
      } else await database.close()
    },
  }
}

/**
 * The address of an empty, migrated database on the PostgreSQL server, or undefined when the run is on PGlite: for tests
 * in which several apps share a database. It goes with its server at the end of the run.
 */
export async function testDatabaseUrl(): Promise<string | undefined> {
  const template: TestTemplate = inject('testTemplate')
  return template.kind === 'pglite' ? undefined : `${template.server}/${await copy(template)}`
}

/** Puts an empty, migrated embedded database into a data folder, which takes far less time than migrating one. */
export async function seedDataFolder(template: { dump: string }, data: string): Promise<void> {
  await mkdir(data, { recursive: true })
  const client = await PGlite.create({
    dataDir: join(data, 'db'),
    loadDataDir: await openAsBlob(template.dump),
  })
  await client.close()
}

type ServerTemplate = Extract<TestTemplate, { kind: 'postgres' }>

async function openCopy(template: ServerTemplate): Promise<Database> {
  const name = await copy(template)
  const database = await openServer(`${template.server}/${name}`)
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(template, `drop database if exists "${name}" with (force)`)
    },
  }
}

/** Copies the template. Returns the copy's name. */
async function copy(template: ServerTemplate): Promise<string> {
  const name = `test_${randomUUID()}`
  await onServer(template, `create database "${name}" template "${template.database}"`)
  return name
}

async function onServer({ server }: ServerTemplate, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
