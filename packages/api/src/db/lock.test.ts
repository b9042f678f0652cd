import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'tsup'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let built: string
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'gallery-lock-'))
  const entry = [join(import.meta.dirname, 'lock.ts')]
  const outExtension = () => ({ js: '.mjs' })
  await build({ config: false, entry, outDir: built, format: 'esm', outExtension, silent: true })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await rm(folder, { recursive: true })
})
afterAll(() => rm(built, { recursive: true }))

/** Another process that takes the lock, if it can, and keeps it until it is killed. What it said comes with it. */
async function otherProcess(): Promise<{ child: ChildProcess; said: string }> {
  const lock = pathToFileURL(join(built, 'lock.mjs')).href
  const program = `
    const { lockFolder } = await import(${JSON.stringify(lock)})
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('a second process is refused and told what to do; the first keeps its lock', async () => {
  const { child, said } = await otherProcess()
  expect(said).toBe('held')
  const refusal = lockFolder(folder)
  await expect(refusal).rejects.toThrow(`in use by process ${child.pid}`)
  await expect(refusal).rejects.toThrow('GALLERY_DATA')
  expect(await readdir(folder)).toHaveLength(1)
})

test('the lock of a killed process is taken over', async () => {
  const { child } = await otherProcess()
  await kill(child)
  const unlock = await lockFolder(folder)
  expect((await otherProcess()).said).toContain(`in use by process ${process.pid}`)
  await unlock()
  expect((await otherProcess()).said).toBe('held')
})

test('the same process cannot open it twice', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('in use')
  await unlock()
  await (await lockFolder(folder))()
})

test('of many that come over a dead lock at once, one gets in at most', async () => {
  const { child } = await otherProcess()
  await kill(child)
  const outcomes = await Promise.all([1, 2, 3, 4].map(otherProcess))
  expect(outcomes.filter(({ said }) => said === 'held').length).toBeLessThanOrEqual(1)
})

test('a number that the system gave to another process since is no holder', async () => {
  const { child } = await otherProcess()
  await kill(child)
  const identity = JSON.stringify({ host: hostname(), start: 'long ago' })
  await writeFile(join(folder, `lock-${process.pid}-00000000-0000-4000-8000-000000000000`), identity)
  await (await lockFolder(folder))()
})

test('another machine holds its lock as long as it gives signs of life', async () => {
  const file = join(folder, 'lock-1-00000000-0000-4000-8000-000000000000')
  await writeFile(file, JSON.stringify({ host: 'another-machine', start: '1' }))
  await expect(lockFolder(folder)).rejects.toThrow('in use')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await utimes(file, aMinuteAgo, aMinuteAgo)
  await (await lockFolder(folder))()
})
