import type { Env } from '../env/env.ts'
import type { Database } from './db.ts'

export type { Database, Db } from './db.ts'

/** Opens the database that the configuration names: a PostgreSQL server, or the one embedded in `GALLERY_DATA`. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'GALLERY_DATA'>): Promise<Database> {
  // One of the two is never needed, and each brings much along.
  if (env.DATABASE_URL === undefined) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded(env.GALLERY_DATA)
  }
  const { openServer } = await import('./server.ts')
  return openServer(env.DATABASE_URL)
}
