import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectApart, rowsApart } from './readApart.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-apart-'))
  path = join(folder, 'table.csv')
  await writeFile(path, `title,year\n${'Patio,1974\n'.repeat(1_000)}`)
})
afterAll(() => rm(folder, { recursive: true }))

test('a file that fills the memory of its reader is refused', async () => {
  const refused = inspectApart(path, {}, 'works', { heap: 1, patience: 60_000 })
  await expect(refused).rejects.toMatchObject({ status: 413, id: 'import.tooMuch' })
})

test('a file that takes its reader too long is refused', async () => {
  const refused = inspectApart(path, {}, 'works', { heap: 192, patience: 1 })
  await expect(refused).rejects.toMatchObject({ status: 422, id: 'import.tooSlow' })
})

test('rows come in order until there are enough, and the next file is read', async () => {
  const { facts, rows } = await inspectApart(path)
  expect(rows).toBe(1_000)
  const seen: number[] = []
  await rowsApart(path, facts, async ({ row }) => {
    seen.push(row)
    return row === 600 ? 'enough' : undefined
  })
  expect(seen).toEqual(Array.from({ length: 600 }, (_, at) => at + 1))
})

test('what cannot be read for another reason is no fault of the file', async () => {
  const gone = join(folder, 'gone.csv')
  const error = await inspectApart(gone).catch((error: unknown) => error)
  expect(error).toMatchObject({
    message: `A table could not be read: ENOENT: no such file or directory, open '${gone}'`,
    cause: { stack: expect.stringMatching(/\n +at /) },
  })
})
