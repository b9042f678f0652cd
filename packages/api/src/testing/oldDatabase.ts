import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as server } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as embedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import type { Env } from '../env/env.ts'
import type { TestTemplate } from './template.ts'

/** A version on the way: its migrations, and what was written in the words of its tables. */
type OldVersion = { migrationsFolder: string; rows: string }

/** A database that earlier versions wrote in. */
export type OldDatabase = {
  /** Upgrades it to a version, which writes the rows of its time. */
  upgrade(version: OldVersion): Promise<void>
  /**
   * Copies it as it is now.
   *
   * @param data the data folder of whoever opens the copy, which is not there yet
   * @returns what to open the copy with, as any version does
   */
  copy(data: string): Promise<Pick<Env, 'GALLERY_DATA' | 'DATABASE_URL' | 'EMBEDDED_DATABASE'>>
  close(): Promise<void>
}

/** Begins a database that no version has written in yet, of the kind that the tests are run on. */
export async function oldDatabase(): Promise<OldDatabase> {
  const template: TestTemplate = inject('testTemplate')
  return template.kind === 'pglite' ? embeddedDatabase() : serverDatabase(template.server)
}

async function embeddedDatabase(): Promise<OldDatabase> {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  return {
    async upgrade({ migrationsFolder, rows }) {
      await migrateEmbedded(embedded(client), { migrationsFolder })
      await client.exec(rows)
    },
    async copy(data) {
      await mkdir(data, { recursive: true })
      // What is told of sequences after a checkpoint runs ahead of them: it is for a database that broke off.
      await client.exec('checkpoint')
      const copy = await PGlite.create({
        dataDir: join(data, 'db'),
        loadDataDir: await client.dumpDataDir('none'),
      })
      await copy.close()
      return { GALLERY_DATA: data, EMBEDDED_DATABASE: 'pglite' }
    },
    close: () => client.close(),
  }
}

async function serverDatabase(address: string): Promise<OldDatabase> {
  const own = `old_${randomUUID()}`
  const create = (statement: string) =>
    onServer(`${address}/postgres`, (client) => client.query(`create database ${statement}`))
  await create(`"${own}"`)
  return {
    // Nobody may be connected to what is copied.
    upgrade: ({ migrationsFolder, rows }) =>
      onServer(`${address}/${own}`, async (client) => {
        await migrateServer(server(client), { migrationsFolder })
        await client.query(rows)
      }),
    async copy(data) {
      const name = `old_${randomUUID()}`
      await create(`"${name}" template "${own}"`)
      return { GALLERY_DATA: data, DATABASE_URL: `${address}/${name}` }
    },
    // It goes with its server at the end of the run.
    close: async () => {},
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
