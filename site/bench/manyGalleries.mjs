import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from './product.mjs'
import { source } from './source.mjs'
import { passOverPictures, withDatabase } from './withDatabase.mjs'

/**
 * The demo among `rows` works and as many items, in a database that the gallery runs itself (`native`, `pglite`) or on a
 * PostgreSQL server beside it: `env` names it to a server. `copy` is a data folder that another process may open at the same time.
 */
export async function makeGallery(kind, rows) {
  const data = await mkdtemp(join(tmpdir(), 'gallery-bench-'))
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const env = {
    GALLERY_DATA: data,
    DATABASE_URL: postgres?.url ?? '',
    EMBEDDED_DATABASE: postgres ? '' : kind,
    SMTP_URL: '',
  }
  const { addManyRows } = await source('packages/api/src/testing/manyRows.ts')
  await withDatabase(env, (db) => addManyRows(db, { works: rows, items: rows }))
  await loadDemo(env)
  await passOverPictures(env)
  const copy = `${data}-copy`
  await cp(data, copy, { recursive: true })
  return {
    env,
    copy,
    remove: async () => {
      await postgres?.stop()
      for (const folder of [data, copy]) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startPostgres() {
  return (await source('site/e2e/postgres.ts')).startPostgres()
}
