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
export type OldVersion = { migrationsFolder: string; rows: string }

/**
 * Makes a database as an earlier version left it: upgraded from version to version, with the rows of each one's time.
 *
 * @returns what to open it with, as any version does
 */
export async function oldDatabase(
  data: string,
  versions: readonly OldVersion[]
): Promise<Pick<Env, 'GALLERY_DATA' | 'DATABASE_URL' | 'EMBEDDED_DATABASE'>> {
  const template: TestTemplate = inject('testTemplate')
  if (template.kind === 'pglite') {
    await mkdir(data, { recursive: true })
    const client = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm, unaccent } })
    for (const { migrationsFolder, rows } of versions) {
      await migrateEmbedded(embedded(client), { migrationsFolder })
      await client.exec(rows)
    }
    await client.close()
    return { GALLERY_DATA: data, EMBEDDED_DATABASE: 'pglite' }
  }
  const name = `old_${randomUUID()}`
  await onServer(`${template.server}/postgres`, (client) => client.query(`create database "${name}"`))
  const url = `${template.server}/${name}`
  await onServer(url, async (client) => {
    for (const { migrationsFolder, rows } of versions) {
      await migrateServer(server(client), { migrationsFolder })
      await client.query(rows)
    }
  })
  return { GALLERY_DATA: data, DATABASE_URL: url }
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
