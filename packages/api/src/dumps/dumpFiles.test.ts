import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { growingName, sweepDumps } from './dumpFiles.ts'

temporaryFolder()

it('what a cut has left behind goes, and what another process is writing stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dumps-'))
  const [left, growing, dump] = [growingName(), growingName(), 'records-2026-03-01-1.jsonl.gz']
  for (const name of [left, growing, dump]) await writeFile(join(folder, name), 'x')
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
  await utimes(join(folder, left), twoHoursAgo, twoHoursAgo)
  await sweepDumps(folder, true)
  expect((await readdir(folder)).sort()).toEqual([growing, dump].sort())
  await sweepDumps(folder, false)
  expect(await readdir(folder)).toEqual([growing])
})
