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
import type { TestTemplate } from './template.ts'

/**
 * Makes a database as an earlier version left it: migrated by its own migrations, with rows of its time.
 *
 * @returns what to open it with, as any version does
 */
export async function oldDatabase(
  data: string,
  migrationsFolder: string,
  rows: readonly string[]
): Promise<{ GALLERY_DATA: string; DATABASE_URL: string | undefined }> {
  const template: TestTemplate = inject('testTemplate')
  if (template.kind === 'pglite') {
    await mkdir(data, { recursive: true })
    const client = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm, unaccent } })
    await migrateEmbedded(embedded(client), { migrationsFolder })
    for (const statements of rows) await client.exec(statements)
    await client.close()
    return { GALLERY_DATA: data, DATABASE_URL: undefined }
  }
  const name = `old_${randomUUID()}`
  await onServer(`${template.server}/postgres`, (client) => client.query(`create database "${name}"`))
  const url = `${template.server}/${name}`
  await onServer(url, async (client) => {
    await migrateServer(server(client), { migrationsFolder })
    for (const statements of rows) await client.query(statements)
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
