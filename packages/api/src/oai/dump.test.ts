import { Buffer } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/db.ts'
import { dumpsFolder } from '../dumps/dumpFiles.ts'
import { makeDump } from '../dumps/makeDump.ts'
import { harvested } from '../tables/harvest.table.ts'
import { fillHarvest, noteChanges } from '../testing/harvester.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let records: Awaited<ReturnType<typeof fillHarvest>>

beforeAll(async () => {
  gallery = await testApp()
  records = await fillHarvest(gallery)
})
afterAll(() => gallery.close())

describe('the dump', () => {
  it('has every record that visitors see on a line of its own, and is listed with its day and size', async () => {
    const { db, env } = gallery
    const folder = dumpsFolder(env.GALLERY_DATA)
    const name = await makeDump(
      { db, url: env.PUBLIC_URL },
      folder,
      '2026-03-01',
      new AbortController().signal
    )
    const bytes = await readFile(join(folder, name))
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n')
    const documents = lines.map((line) => JSON.parse(line))
    await noteChanges(gallery)
    const shown = (await db.select().from(harvested)).filter((row) => row.shown)
    expect(documents.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      shown.map((row) => `${row.kind} ${row.record_id}`).sort()
    )
    expect(documents.find(({ kind, id }) => kind === 'item' && id === records.letter)).toMatchObject({
      url: `${env.PUBLIC_URL}/id/i${records.letter}`,
      date_edtf: '1949~',
      tags: ['marco'],
    })
    const { data } = (await gallery.client().get('/dumps')).json()
    expect(data).toEqual([
      {
        day: '2026-03-01',
        url: `${env.PUBLIC_URL}/dumps/${name}`,
        bytes: bytes.length,
        records: lines.length,
      },
    ])
    const again = await makeDump(
      { db, url: env.PUBLIC_URL },
      folder,
      '2026-03-01',
      new AbortController().signal
    )
    expect(again, 'who is done later leaves what is there').toBe(name)
    expect(await readdir(folder)).toEqual([name])
    const file = await gallery.client().get(`/dumps/${name}`)
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(bytes.length),
    })
    expect(Buffer.compare(file.rawPayload, bytes)).toBe(0)
    const head = await gallery.app.inject({ method: 'HEAD', url: `/dumps/${name}` })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(bytes.length),
    ])
    for (const other of ['records-2020-01-01-1.jsonl.gz', '..%2f..%2fsecret', 'growing-1']) {
      expect((await gallery.client().get(`/dumps/${other}`)).statusCode).toBe(404)
    }
  })
})

it('a dump that breaks off, for want of space or of time, leaves nothing on the disk', async () => {
  const { db, env } = gallery
  const folder = join(env.GALLERY_DATA, 'broken-off')
  const dumped = { db, url: env.PUBLIC_URL }
  await expect(makeDump(dumped, folder, '2026-03-02', AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await readdir(folder)).toEqual([])
  // The database goes away once all is written.
  const kept = makeDump(
    {
      ...dumped,
      db: new Proxy(db, {
        get: (of, name) =>
          name === 'transaction'
            ? async (work: (tx: Db) => Promise<unknown>, ...rest: []) => {
                if ((await readdir(folder)).length > 0) throw new Error('no connection')
                return of.transaction(work, ...rest)
              }
            : Reflect.get(of, name),
      }),
    },
    folder,
    '2026-03-02',
    new AbortController().signal
  )
  await expect(kept).rejects.toThrow('no connection')
  expect(await readdir(folder)).toEqual([])
})

it('a gallery that offers nothing answers 404', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  expect((await lucia.patch('/api/options', { offerHarvest: false })).statusCode).toBe(200)
  for (const url of ['/oai?verb=Identify', '/dumps', '/dumps/records-2026-03-01-1.jsonl.gz']) {
    expect((await gallery.client().get(url)).statusCode, url).toBe(404)
  }
})
