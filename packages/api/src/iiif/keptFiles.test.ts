import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openKeptFiles } from './keptFiles.ts'

const bytes = (count: number) => new Uint8Array(count)
temporaryFolder()
const newFolder = () => mkdtemp(join(tmpdir(), 'kept-'))

it('keeps what was asked for last when there is space for no more', async () => {
  const at = await newFolder()
  const kept = await openKeptFiles(at, 250)
  await kept.keep('a', bytes(100))
  await kept.keep('b', bytes(100))
  await kept.find('a')
  await kept.keep('c', bytes(100))
  expect((await readdir(at)).sort()).toEqual(['a', 'c'])
  expect(await kept.find('b')).toBeNull()
})

it('keeps one that is larger than all the space, until the next', async () => {
  const at = await newFolder()
  const kept = await openKeptFiles(at, 50)
  await kept.keep('a', bytes(100))
  expect(await kept.find('a')).toBe(join(at, 'a'))
  await kept.keep('b', bytes(10))
  expect(await readdir(at)).toEqual(['b'])
})

it('goes on with what a process before it left, and removes what that never finished', async () => {
  const at = await newFolder()
  await (await openKeptFiles(at, 250)).keep('a', bytes(100))
  const part = join(at, 'b.0123.part')
  await writeFile(part, bytes(100))
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
  await utimes(part, twoHoursAgo, twoHoursAgo)
  const kept = await openKeptFiles(at, 150)
  expect(await readdir(at)).toEqual(['a'])
  await kept.keep('b', bytes(100))
  expect(await readdir(at)).toEqual(['b'])
})

it('leaves what another process is in the middle of', async () => {
  const at = await newFolder()
  await writeFile(join(at, 'b.0123.part'), bytes(100))
  await openKeptFiles(at, 150)
  expect(await readdir(at)).toEqual(['b.0123.part'])
})
