import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { email } from './galleristByMail.mjs'
import { source } from './source.mjs'

/**
 * Does a piece of work on each database of a list such as `postgres,pglite`, which is also the default, with the
 * environment of a server that has an empty gallery on it and one super user, and removes both afterwards.
 */
export async function onEachDatabase(listed, work) {
  for (const kind of (listed ?? 'postgres,pglite').split(',')) {
    const postgres =
      kind === 'postgres' ? await (await source('site/e2e/postgres.ts')).startPostgres() : undefined
    const data = await mkdtemp(join(tmpdir(), 'gallery-fuzz-'))
    try {
      await work(kind, {
        GALLERY_DATA: data,
        DATABASE_URL: postgres?.url ?? '',
        EMBEDDED_DATABASE: kind === 'pglite' ? 'pglite' : '',
        SMTP_URL: '',
        SUPER_EMAILS: email,
        // As `npm start` has it.
        MALLOC_ARENA_MAX: '2',
      })
    } finally {
      await postgres?.stop()
      await rm(data, { recursive: true, force: true })
    }
  }
}
