import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '../db/db.ts'
import { lockFolder } from '../db/lock.ts'
import type { Env } from '../env/env.ts'
import { nativeBinaries } from './binaries.ts'
import type { Opening } from './opening.ts'
import { placesIn, versionsIn } from './places.ts'

/** What decides which database is opened. */
type Choice = Pick<Env, 'GALLERY_DATA'> & Partial<Pick<Env, 'DATABASE_URL' | 'EMBEDDED_DATABASE'>>

/**
 * Opens the database that the configuration names: a PostgreSQL server, or the gallery's own in `GALLERY_DATA`, which is
 * PostgreSQL where npm has it for this machine, else PGlite. Its own is one process's unless that `joins`.
 */
export async function openDatabase(
  env: Choice,
  { joins = false, alone = false, migrates = true }: Partial<Opening> = {}
): Promise<Database> {
  // Of the three one is needed, and each brings much along.
  if (env.DATABASE_URL !== undefined) {
    const { openServer } = await import('../db/server.ts')
    return openServer(env.DATABASE_URL, undefined, { alone, migrates })
  }
  const data = resolve(env.GALLERY_DATA)
  const binaries = env.EMBEDDED_DATABASE === 'pglite' ? null : await nativeBinaries()
  if (binaries !== null) {
    const { openNative } = await import('./native.ts')
    return openNative(data, binaries, { joins, migrates })
  }
  if (env.EMBEDDED_DATABASE === 'native') {
    throw new Error(
      'npm has no PostgreSQL that runs on this machine: set DATABASE_URL, or leave EMBEDDED_DATABASE out.'
    )
  }
  return openPglite(data, migrates)
}

async function openPglite(data: string, migrates: boolean): Promise<Database> {
  const { native, pglite, lock, moved } = placesIn(data)
  const isElsewhere = (await versionsIn(native)).length > 0
  if (isElsewhere && (!existsSync(pglite) || existsSync(moved))) {
    throw new Error(
      `The gallery in ${data} is in a PostgreSQL of its own, which is not asked here: PGlite would begin an empty one. To ` +
        'change, make a backup where it runs, and restore it into another GALLERY_DATA.'
    )
  }
  const unlock = await lockFolder(lock)
  try {
    const { openEmbedded } = await import('../db/embedded.ts')
    return await openEmbedded(pglite, unlock, { migrates })
  } catch (error) {
    await unlock()
    throw error
  }
}
