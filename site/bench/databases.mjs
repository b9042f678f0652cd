import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { email } from './galleristByMail.mjs'
import { source } from './source.mjs'

/**
 * Runs an attack on each database of `FUZZ_DATABASES`, both by default, with the environment of a server that has an
 * empty gallery on it and one super user, and removes both afterwards.
 */
export async function onEachDatabase(attack) {
  for (const kind of (process.env.FUZZ_DATABASES ?? 'postgres,pglite').split(',')) {
    const postgres =
      kind === 'postgres' ? await (await source('site/e2e/postgres.ts')).startPostgres() : undefined
    const data = await mkdtemp(join(tmpdir(), 'gallery-fuzz-'))
    try {
      await attack(kind, {
        GALLERY_DATA: data,
        DATABASE_URL: postgres?.url ?? '',
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
