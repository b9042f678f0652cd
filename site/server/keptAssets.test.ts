import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keptAssets.ts'

const root = await mkdtemp(join(tmpdir(), 'gallery-assets-'))
afterAll(() => rm(root, { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'data-')), 'builds')
})

/** The build of a version, as it is put where that of the one before was, and started in that minute. */
async function start(version: string, minute: number): Promise<{ assets: string; before: string[] }> {
  const assets = join(folder, '../assets')
  await rm(assets, { recursive: true, force: true })
  await mkdir(assets)
  await writeFile(join(assets, `${version}.js`), `code of ${version}`)
  await writeFile(join(assets, `${version}.js.br`), 'the same, small')
  return { assets, before: await keepAssets(assets, folder, new Date(Date.UTC(2026, 0, 1, 12, minute))) }
}

test('a page of the version before gets its code after the upgrade, small where it takes that', async () => {
  await start('a', 1)
  const { assets, before } = await start('b', 2)
  const app = Fastify()
  await app.register(fastifyStatic, { root: [assets, ...before], prefix: '/assets/', preCompressed: true })
  const get = (file: string, encoding: string) =>
    app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } })
  expect((await get('a.js', 'identity')).body).toBe('code of a')
  expect((await get('a.js', 'br')).headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect((await get('b.js', 'br')).body).toBe('the same, small')
  expect((await get('c.js', 'br')).statusCode).toBe(404)
})

test('those of four versions before are kept, however often one of them is started again', async () => {
  for (const [minute, version] of ['a', 'b', 'c', 'd', 'e', 'f', 'f', 'f'].entries())
    await start(version, minute)
  const { before } = await start('f', 9)
  const files = await Promise.all(before.map((build) => readdir(build)))
  expect(files.map(([file]) => file)).toEqual(['e.js', 'd.js', 'c.js', 'b.js'])
  expect(await readdir(folder)).toHaveLength(5)
})

test('what a start left half done is no build, and goes after an hour', async () => {
  const half = join(folder, 'new-half')
  await mkdir(half, { recursive: true })
  await utimes(half, new Date(Date.UTC(2026, 0, 1, 11, 30)), new Date(Date.UTC(2026, 0, 1, 11, 30)))
  expect((await start('a', 0)).before).toEqual([])
  expect(await readdir(folder)).toContain('new-half')
  expect((await start('a', 31)).before).toEqual([])
  expect(await readdir(folder)).not.toContain('new-half')
})

test('what somebody else put there is neither shown nor removed', async () => {
  await start('a', 0)
  await writeFile(join(folder, '.DS_Store'), '')
  await mkdir(join(folder, 'letters'))
  for (const [minute, version] of ['b', 'c', 'd', 'e', 'f'].entries()) await start(version, minute + 1)
  expect((await start('g', 9)).before).toHaveLength(4)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['.DS_Store', 'letters']))
})

test('two processes that start at once keep it once', async () => {
  const { assets } = await start('a', 0)
  await rm(folder, { recursive: true })
  await Promise.all(
    [1, 2].map((minute) => keepAssets(assets, folder, new Date(Date.UTC(2026, 0, 1, 12, minute))))
  )
  expect(await readdir(folder)).toHaveLength(1)
})
