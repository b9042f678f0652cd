import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { build } from 'tsup'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { runCli } from '../cli/runCli.ts'
import type { Database, Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { options } from '../tables/options.table.ts'
import { nativeBinaries } from './binaries.ts'
import { openDatabase } from './openDatabase.ts'
import { readServer } from './postmaster.ts'
import { startAs, userFor } from './runAs.ts'

const binaries = await nativeBinaries()

describe.runIf(binaries !== null)('the PostgreSQL of the gallery’s own', () => {
  const { major = '' } = binaries ?? {}
  let folder: string
  /** A data folder with an empty gallery, which nobody has open. */
  let template: string
  const opened: Database[] = []
  const children: ChildProcess[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gallery-native-'))
    template = join(folder, 'template')
    await (await openDatabase({ GALLERY_DATA: template })).close()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    for (const child of children.splice(0)) await kill(child)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true, force: true })
  })

  async function copyOf(data: string, name: string): Promise<string> {
    const copy = join(folder, name)
    await cp(data, copy, { recursive: true })
    return copy
  }

  async function open(data: string, how = {}): Promise<Database> {
    const database = await openDatabase({ GALLERY_DATA: data }, how)
    opened.push(database)
    return database
  }

  async function serverOf(data: string): Promise<number> {
    return (await readServer(join(data, 'postgres', major)))?.pid ?? 0
  }

  test('has every commit on the disk, knows letters, and is nobody else’s to reach', async () => {
    const data = await copyOf(template, 'settings')
    const { db } = await open(data)
    const asked = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding']
    const told = await Promise.all(asked.map((name) => setting(db, name)))
    expect(told).toEqual(['on', 'on', 'on', 'on', 'UTF8'])
    const [letters] = await selectRows(
      db,
      sql`select unaccent('Ñandú') as plain, lower('ÁÑ') as small, 'z' < 'á' as ordered`,
      z.unknown()
    )
    expect(letters).toEqual({ plain: 'Nandu', small: 'áñ', ordered: true })
    expect(await setting(db, 'listen_addresses')).toBe('')
    expect((await stat(join(data, 'postgres', 'socket'))).mode & 0o777).toBe(0o700)
  })

  test('is opened by one process; others are refused, but commands ask beside it and leave it running', async () => {
    const data = await copyOf(template, 'shared')
    const first = await open(data)
    await expect(open(data)).rejects.toThrow(`in use by process ${process.pid}`)
    const guest = await openDatabase({ GALLERY_DATA: data }, { joins: true })
    await guest.db.insert(options).values({ id: 'name', value: 'Ochava' })
    await guest.close()
    expect(await names(first.db)).toEqual(['Ochava'])
    await first.close()
    await expect(first.ready()).rejects.toThrow()
    expect(await serverOf(data)).toBe(0)
  })

  test('gets no backup back beneath the server that runs', async () => {
    const data = await copyOf(template, 'beneath')
    const environment = { GALLERY_DATA: data }
    const said: string[] = []
    const gallery = (...words: string[]) => {
      const tell = (line: string) => said.push(line)
      return runCli(words, { environment, print: tell, warn: tell, now: () => new Date(), signals: process })
    }
    const file = join(folder, 'beneath.tar.gz')
    const running = await openDatabase(environment)
    try {
      expect(await gallery('backup', file)).toBe(0)
      expect(await gallery('restore', file, '--yes-replace')).toBe(1)
      expect(said.at(-1)).toContain(`in use by process ${process.pid}`)
    } finally {
      await running.close()
    }
    expect(await gallery('restore', file, '--yes-replace')).toBe(0)
  })

  test.runIf(process.getuid?.() === 0)('that root brought back is whose the folder is', async () => {
    const terminal = { print: () => {}, warn: () => {}, now: () => new Date(), signals: process }
    const gallery = (GALLERY_DATA: string, ...words: string[]) =>
      runCli(words, { ...terminal, environment: { GALLERY_DATA } })
    const file = join(folder, 'by-root.tar.gz')
    const data = join(folder, 'by-root')
    const nobody = 65_534
    await mkdir(data)
    await chown(data, nobody, nobody)
    expect(await gallery(template, 'backup', file)).toBe(0)
    expect(await gallery(data, 'restore', file)).toBe(0)
    for (const made of ['', 'db-lock', 'postgres', `postgres/${major}/PG_VERSION`, 'storage/images'])
      expect((await stat(join(data, made))).uid, made).toBe(nobody)
    await (await open(data)).ready()
  })

  test('of another version is not touched, and what to do is said', async () => {
    const data = await copyOf(template, 'older')
    await rename(join(data, 'postgres', major), join(data, 'postgres', '17'))
    await expect(open(data)).rejects.toThrow(/PostgreSQL 17’s.*backup FILE.*restore FILE/)
    expect(await readdir(join(data, 'postgres'))).toContain('17')
  })

  test('starts where another program has the number of the server that was killed', async () => {
    const data = await copyOf(template, 'number')
    const sign = join(data, 'postgres', major, 'postmaster.pid')
    await writeFile(sign, `${process.pid}\n${join(data, 'postgres', major)}\n1\n5432\n/tmp\n\n  1 1\nready\n`)
    await (await open(data)).ready()
  })

  test('that nobody guards any more is ended before it is started anew', async () => {
    const data = await copyOf(template, 'left')
    const cluster = join(data, 'postgres', major)
    const user = await userFor(cluster)
    const flags = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`]
    const line = [binaries?.postgres ?? '', ...flags] as const
    const { file, args, options } = startAs(user, binaries ?? never(), cluster, [...line])
    const left = spawn(file, args, { ...options, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'] })
    children.push(left)
    await expect.poll(() => serverOf(data)).toBe(left.pid)
    const ended = once(left, 'exit')
    await (await open(data)).ready()
    await ended
    expect(await serverOf(data)).not.toBe(left.pid)
  })

  test('ends with the process that started it, however that ends, and has all that was answered', async () => {
    const data = await copyOf(template, 'killed')
    const { child, url } = await otherProcess(data)
    const server = await serverOf(data)
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect()
    await client.query(`insert into options (id, value) values ('name', '"Ochava"')`)
    await kill(child)
    await expect.poll(() => isRunning(server)).toBe(false)
    expect(await names((await open(data)).db)).toEqual(['Ochava'])
  })

  /** Another process that runs the server of a data folder until it is killed. */
  async function otherProcess(data: string): Promise<{ child: ChildProcess; url: string }> {
    const built = join(folder, 'built')
    await build({
      config: false,
      entry: { cluster: join(import.meta.dirname, 'cluster.ts') },
      outDir: built,
      format: 'esm',
      outExtension: () => ({ js: '.mjs' }),
      silent: true,
    })
    const cluster = join(data, 'postgres', major)
    const given = JSON.stringify({ binaries, folder: cluster, user: await userFor(cluster) })
    const program = `
      const { startCluster } = await import(${JSON.stringify(pathToFileURL(join(built, 'cluster.mjs')).href)})
      console.log((await startCluster(${given}, ${JSON.stringify(join(data, 'postgres', 'socket'))})).url)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const [url] = await once(child.stdout, 'data')
    return { child, url: String(url).trim() }
  }

  test('that is killed alone is back by itself', async () => {
    const data = await copyOf(template, 'again')
    const database = await open(data)
    await database.db.insert(options).values({ id: 'name', value: 'Ochava' })
    const first = await serverOf(data)
    process.kill(first, 'SIGKILL')
    await expect.poll(async () => [0, first].includes(await serverOf(data))).toBe(false)
    await vi.waitFor(() => database.ready(), { timeout: 30_000 })
    expect(await names(database.db)).toEqual(['Ochava'])
  })

  test('opens a copy of a folder that was in use, beside it', async () => {
    const data = await copyOf(template, 'original')
    await open(data)
    const copy = join(folder, 'copy')
    await cp(data, copy, { recursive: true, filter: (path) => !path.endsWith('.s.PGSQL.5432') })
    await (await open(copy)).ready()
  })

  test('has its socket elsewhere where the path of the folder is too long for one', async () => {
    const data = await copyOf(template, 'long'.repeat(25))
    const database = await open(data)
    await database.ready()
    const { sockets = '' } = (await readServer(join(data, 'postgres', major))) ?? {}
    expect(sockets).toContain(tmpdir())
    await database.close()
    await expect(stat(sockets), 'nothing of it is left').rejects.toThrow('ENOENT')
  })

  test.runIf(process.getuid?.() === 0)('serves root from a folder that is root’s alone', async () => {
    const secret = join(folder, 'secret')
    await mkdir(secret, { mode: 0o700 })
    await cp(template, join(secret, 'data'), { recursive: true })
    await chmod(secret, 0o700)
    await (await open(join(secret, 'data'))).ready()
    const fresh = await open(join(secret, 'fresh'))
    await fresh.ready()
  })
})

function never(): never {
  throw new Error('There is no PostgreSQL here')
}

async function names(db: Db): Promise<unknown[]> {
  return (await db.select({ value: options.value }).from(options)).map(({ value }) => value)
}

async function setting(db: Db, name: string): Promise<string | undefined> {
  const query = sql`select current_setting(${name}) as value`
  const [row] = await selectRows(db, query, z.object({ value: z.string() }))
  return row?.value
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
