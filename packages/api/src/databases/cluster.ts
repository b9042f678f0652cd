import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { endLeftServer } from './postmaster.ts'
import { giveTo, type RunAs, startAs } from './runAs.ts'
import { putSpaceBy, spendSpace } from './spareSpace.ts'

/** A folder of PostgreSQL's, what serves it, and who runs that. */
export type Cluster = { binaries: Binaries; folder: string; user: RunAs }

/** A running server. */
export type RunningCluster = {
  /** Where to ask it: a socket that only its user and root reach. */
  url: string
  /** Ends it once it has written everything where it belongs. */
  stop(): Promise<void>
}

/** Its only role, which needs no password: the folder of the socket lets nobody else in. */
const role = 'gallery'

/**
 * What the server is told, whatever its folder says. A commit is on the disk before it is answered. Nobody reaches it
 * over a network. What many users and large machines need is left out: it takes memory.
 */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '64MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  // Containers have little of the memory that parallel work shares.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // Nobody copies what it writes elsewhere.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors belong to who asked; with them would come what people typed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** Letters are those of Unicode, ordered by their numbers, by rules of PostgreSQL's own: no system's update changes them. */
const languages = [
  ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
]

const environment = { PATH: process.env.PATH, LC_ALL: 'C' }

/** Makes an empty one, which is not on the disk before {@link syncCluster}. */
export async function makeCluster(cluster: Cluster): Promise<void> {
  const { folder, binaries } = cluster
  await mkdir(folder, { mode: 0o700 })
  await giveTo(folder, cluster.user)
  const options = [
    `--pgdata=${folder}`,
    `--username=${role}`,
    '--auth=trust',
    '--no-sync',
    '--no-instructions',
    '--wal-segsize=4',
  ]
  await run(cluster, [binaries.initdb, ...options, ...languages])
}

/** Waits until the disk has all of it. */
export async function syncCluster(cluster: Cluster): Promise<void> {
  await run(cluster, [cluster.binaries.initdb, `--pgdata=${cluster.folder}`, '--sync-only'])
}

async function run(cluster: Cluster, line: [string, ...string[]]): Promise<void> {
  const { file, args, options } = startAs(cluster.user, cluster.binaries, cluster.folder, line)
  try {
    await promisify(execFile)(file, args, { ...options, cwd: cluster.folder, env: environment })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    const todo = said.includes('No space left on device')
      ? 'The disk is full: a new gallery needs some 100 MB.'
      : 'With DATABASE_URL or EMBEDDED_DATABASE=pglite the gallery runs without it.'
    throw new Error(`PostgreSQL could not make its folder ${cluster.folder}: ${said}. ${todo}`)
  }
}

/** Milliseconds between two looks at whether a disk that was full has space again. */
const lookAgain = 5_000

/**
 * Starts the server of a folder, and again whenever it dies. It ends with our process, also with one that is killed; one
 * that was left all the same is ended first.
 *
 * Without space for its log it would not start again before there is some: then it gets what was put by, and only reads,
 * until there is enough to put some by again.
 *
 * @param sockets where its socket should be; elsewhere when the path is too long for one
 * @throws with what it said, when it does not start
 */
export async function startCluster(cluster: Cluster, sockets: string): Promise<RunningCluster> {
  await chmod(cluster.folder, 0o700)
  const place = await socketFolder(sockets, cluster.user)
  const spare = join(dirname(cluster.folder), 'spare')
  await putSpaceBy(spare)
  let stopping = false
  let onlyReads = false
  let server = await startPatiently(cluster, place, { onlyReads })

  async function keepUp(): Promise<void> {
    while (!stopping) {
      const ended = await ending(server.child)
      if (stopping) return
      process.stderr.write(`The gallery’s PostgreSQL ended with ${ended}: it is started again.\n`)
      await noteSpace(server.said())
      await again()
      if (stopping) server.child.kill('SIGINT')
    }
    await ending(server.child)
  }
  async function again(): Promise<void> {
    for (let pause = 0; !stopping; pause = Math.min(pause * 2 + 200, 5_000)) {
      await setTimeout(pause)
      try {
        server = await startPatiently(cluster, place, { onlyReads })
        return
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        process.stderr.write(`${said}\n`)
        await noteSpace(said)
      }
    }
  }
  async function noteSpace(said: string): Promise<void> {
    if (onlyReads || !said.includes('No space left on device')) return
    process.stderr.write('The disk is full: until there is space the gallery only reads.\n')
    onlyReads = true
    await spendSpace(spare)
  }
  // One that is starting only to be read would stay so: it is asked about again once it is there.
  const mayWriteAgain = () => onlyReads && !stopping && !hasEnded(server.child)
  const looking = setInterval(() => {
    if (!mayWriteAgain()) return
    void putSpaceBy(spare).then((has) => {
      if (!has || !mayWriteAgain()) return
      onlyReads = false
      server.child.kill('SIGINT')
    })
  }, lookAgain)
  looking.unref()
  const kept = keepUp()
  return {
    url: addressAt(place),
    stop: async () => {
      stopping = true
      clearInterval(looking)
      server.child.kill('SIGINT')
      await kept
      if (place !== sockets) await rm(place, { recursive: true, force: true })
    },
  }
}

/** The address of the database behind a socket, the one that every server is made with. */
export function addressAt(sockets: string): string {
  return `postgres://${role}@localhost/postgres?host=${encodeURIComponent(sockets)}`
}

/** Systems take paths of a socket up to some hundred bytes. */
async function socketFolder(wanted: string, user: RunAs): Promise<string> {
  let folder = wanted
  if (Buffer.byteLength(wanted) > 85) folder = await mkdtemp(join(tmpdir(), 'gallery-db-'))
  else await mkdir(wanted, { recursive: true })
  await chmod(folder, 0o700)
  await giveTo(folder, user)
  return folder
}

type Mode = { onlyReads: boolean }

/** The process of a server, and the last that it said. */
type Server = { child: ChildProcess; said: () => string }

/** What PostgreSQL says while processes of a server that was killed are still on their way out. */
const stillThere = /pre-existing shared memory block|lock file .* already exists/

async function startPatiently(cluster: Cluster, sockets: string, how: Mode): Promise<Server> {
  await endLeftServer(cluster.folder)
  // What a killed server left, and what came with a copy of a folder in use, would be taken for a living one's.
  for (const name of await readdir(sockets)) await rm(join(sockets, name), { force: true })
  for (let tries = 1; ; tries += 1) {
    try {
      return await startServer(cluster, sockets, how)
    } catch (error) {
      if (tries === 50 || !(error instanceof Error && stillThere.test(error.message))) throw error
      await setTimeout(100)
    }
  }
}

/**
 * Runs the server in place of a shell that has left a guard behind: once the pipe between us breaks, as when our process
 * is killed, the guard asks the server to end. A line says that there is nothing left to guard.
 */
const guarded = '( ( read -r line <&3 || kill -INT $$ ) & ) 3<&0; exec "$@" </dev/null'

async function startServer(
  { binaries, folder, user }: Cluster,
  sockets: string,
  { onlyReads }: Mode
): Promise<Server> {
  const given = Object.entries({
    ...settings,
    unix_socket_directories: sockets,
    default_transaction_read_only: onlyReads ? 'on' : 'off',
  })
  const flags = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const line = ['/bin/sh', '-c', guarded, 'gallery', binaries.postgres, '-D', folder, ...flags] as const
  const { file, args, options } = startAs(user, binaries, folder, [...line])
  // In a session of its own: Ctrl+C in a terminal is for us, who let everybody finish first.
  const child = spawn(file, args, {
    ...options,
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.once('exit', () => child.stdin.end('\n'))
  const said: string[] = []
  const isUp = new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      if (said.length > 50) said.shift()
      if (text.includes('database system is ready to accept connections')) resolve()
      // Not the line after it, which may have people's data.
      for (const line of text.split('\n').filter((each) => each.includes('PANIC:')))
        process.stderr.write(`${line}\n`)
    })
  })
  const died = ending(child).then((how) => {
    throw new Error(`PostgreSQL does not start on ${folder} (it ended with ${how}):\n${said.join('').trim()}`)
  })
  await Promise.race([isUp, died])
  died.catch(() => {})
  return { child, said: () => said.join('') }
}

/** Resolves when a process has ended and all that it said was heard, with its exit code or the signal. */
async function ending(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await once(child, 'close')
  return String(child.exitCode ?? child.signalCode)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
