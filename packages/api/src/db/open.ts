import type { Env } from '../env.ts'
import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

export type { Database, Db } from './db.ts'

/** Opens the database that the configuration names: a PostgreSQL server, or the one embedded in `GALLERY_DATA`. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'GALLERY_DATA'>): Promise<Database> {
  return env.DATABASE_URL === undefined ? openEmbedded(env.GALLERY_DATA) : openServer(env.DATABASE_URL)
}
