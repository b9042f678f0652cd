import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from '../app.ts'
import type { Database, Db } from '../db/db.ts'
import { type Env, readEnv } from '../env/env.ts'
import { openStorage } from '../storage/storage.ts'
import { newClient, type TestClient } from './client.ts'
import { borrowTestDatabase } from './database.ts'
import { emptyDatabase } from './emptyDatabase.ts'

/** A moment to start from: Wednesday 5 March 2025, noon in Buenos Aires. */
export const noon = new Date('2025-03-05T15:00:00.000Z')

/** The app with everything real around it but the clock, which the test moves. */
export type TestApp = {
  app: FastifyInstance
  db: Db
  env: Env
  clock: { now: Date; advance(milliseconds: number): void }
  /** A new visitor, without cookies. */
  client(): TestClient
  /** Empties every table and turns the clock back. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * What a test may decide: configuration, whether the workers run beside the requests (they do not by default), and the
 * database, which is closed with the app, in place of an empty one that other files' tests use too, one after the other.
 * `patience`, `reads` and `log` are as in `AppParts`, but that tests may read as much as they like and write no log.
 */
export type TestAppOptions = {
  log?: AppParts['log']
  env?: Readonly<Record<string, string>>
  workers?: boolean
  database?: Database
  patience?: number
  reads?: AppParts['reads']
}

/** Starts an app on an empty database and a data folder of its own. Close it after the tests. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const data = await mkdtemp(join(tmpdir(), 'gallery-data-'))
  const env = readEnv({ GALLERY_DATA: data, ...options.env })
  const clock = {
    now: noon,
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const database = options.database ?? (await borrowTestDatabase())
  const storage = await openStorage(env)
  const app = await buildApp({
    env,
    database,
    storage,
    log: options.log ?? false,
    workers: options.workers ?? false,
    reads: options.reads ?? { burst: Number.POSITIVE_INFINITY, perSecond: 1 },
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    clock: () => clock.now,
  })
  const { db } = database
  return {
    app,
    db,
    env,
    clock,
    client: () => newClient(app, clock),
    reset: async () => {
      clock.now = noon
      await emptyDatabase(db)
    },
    close: async () => {
      await app.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
