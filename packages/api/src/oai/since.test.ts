import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeArchive } from '../archives/changes.queries.ts'
import { dumpsFolder } from '../dumps/dumpFiles.ts'
import { makeDump } from '../dumps/makeDump.ts'
import { createItem } from '../items/changes.queries.ts'
import { addLeaf, failDocument } from '../leaves/documents.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { harvested } from '../tables/harvest.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { secrets } from '../testing/backRoom.ts'
import { aHarvester, everyRecord, fillHarvest, noteChanges, tokenIn } from '../testing/harvester.ts'
import { addItem, addSampleFile, sampleItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

let gallery: TestApp
let harvester: ReturnType<typeof aHarvester>
let records: Awaited<ReturnType<typeof fillHarvest>>

beforeAll(async () => {
  gallery = await testApp()
  harvester = aHarvester(gallery)
  records = await fillHarvest(gallery)
})
afterAll(() => gallery.close())

describe('a stamp', () => {
  const stampOf = async (id: number) => {
    await harvester.ask('verb=Identify')
    await noteChanges(gallery)
    const [row] = await gallery.db.select().from(harvested).where(eq(harvested.record_id, id))
    return row?.place
  }

  it('changes with what visitors see, also of others, and not with what the gallery keeps to itself', async () => {
    const { db, clock } = gallery
    const [maker] = await db.insert(artists).values({ display: 'Delia Roca' }).returning()
    const work = await createWork(db, sampleWork({ artist_id: maker?.id ?? null }), {
      now: clock.now,
      by: null,
    })
    const first = await stampOf(work)
    await db.update(works).set({ notes: secrets.notes, updated_at: new Date() }).where(eq(works.id, work))
    expect(await stampOf(work)).toBe(first)
    await db.update(works).set({ title_es: 'Otro patio' }).where(eq(works.id, work))
    const second = await stampOf(work)
    expect(second).toBeGreaterThan(first ?? 0)
    await db
      .update(artists)
      .set({ display: 'Delia Rocca' })
      .where(eq(artists.id, maker?.id ?? 0))
    expect(await stampOf(work)).toBeGreaterThan(second ?? 0)
  })
})

describe('who asks for what came since', () => {
  /** What is told of since all that was told before lies a day back. */
  async function toldAfter(write: () => Promise<unknown>): Promise<Map<string, string>> {
    await harvester.ask('verb=Identify')
    await gallery.db.update(harvested).set({ stamp: sql`${harvested.stamp} - interval '1 day'` })
    const since = /<responseDate>([^<]+)</.exec(await harvester.ask('verb=Identify'))?.[1] ?? ''
    await write()
    await noteChanges(gallery)
    return harvester.harvest(`verb=ListRecords&metadataPrefix=oai_dc&from=${since}`)
  }
  const writing = () => ({ now: gallery.clock.now, by: null })
  const told = (id: number) => new Map([[`oai:localhost:i${id}`, 'there']])

  it('is told of the records that name an artist or an archive which is called otherwise', async () => {
    const { db } = gallery
    const [maker] = await db.insert(artists).values({ display: 'Irma Szalai' }).returning()
    const work = await createWork(db, sampleWork({ artist_id: maker?.id ?? null }), writing())
    const id = maker?.id ?? 0
    const renamed = await toldAfter(() =>
      db.update(artists).set({ display: 'Irma Szalay' }).where(eq(artists.id, id))
    )
    expect(renamed).toEqual(new Map([[`oai:localhost:w${work}`, 'there']]))
    const titled = await toldAfter(() =>
      db.transaction((tx) => changeArchive(tx, records.archive, { title_es: 'Correspondencia' }, writing()))
    )
    expect(titled).toEqual(told(records.letter))
  })

  it('is told of an item once there is a picture of a leaf of its PDF, also of one that is given up then', async () => {
    const { db, clock } = gallery
    const item = await addItem(gallery)
    const bytes = new TextEncoder().encode('%PDF-1.4\n')
    const file = await addSampleFile(gallery, item, { name: 'carta.pdf', bytes })
    const manifest = () =>
      harvester.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:i${item}`)
    const add = (number: number, picture: string | null) =>
      db.transaction((tx) => addLeaf(tx, { file, number, text: 'Querida Irma', picture }))
    expect(await toldAfter(() => add(1, null)), 'of which there is nothing to look at').toEqual(new Map())
    expect(await manifest()).not.toContain('manifest.json')
    const news = await toldAfter(async () => {
      await add(2, 'hoja-2.jpg')
      const outcome = { error: new Error('torn'), isFinal: true, now: clock.now }
      await failDocument(db, { file, attempts: 1 }, outcome)
    })
    expect(news).toEqual(told(item))
    expect(await manifest()).toContain('manifest.json')
    expect(await toldAfter(() => add(3, 'hoja-3.jpg')), 'once').toEqual(new Map())
  })

  it('is told nothing of what no record says: what is written on leaves, and captions', async () => {
    const texts = { transcription_es: 'Querida Irma', captions_es: 'WEBVTT' }
    const file = await addSampleFile(gallery, records.letter)
    const read = gallery.db.update(itemFiles).set(texts).where(eq(itemFiles.file, file))
    expect(await toldAfter(async () => read)).toEqual(new Map())
  })
})

it('nothing is lost to who harvests while others write, also by a write that began long before it ends', async () => {
  const { db, clock } = gallery
  const add = (title_es: string) => createWork(db, sampleWork({ title_es }), { now: clock.now, by: null })
  await db.execute(sql`
    insert into works (hash, secret_link, title_es, public)
    select 'many-' || n, 'many-secret-' || n, 'Obra ' || n, true from generate_series(1, 230) as n`)
  const known = await harvester.harvest('verb=ListIdentifiers&metadataPrefix=oai_dc')
  const since = /<responseDate>([^<]+)</.exec(await harvester.ask('verb=Identify'))?.[1] ?? ''

  // It writes now, and is committed in the middle of the next harvest.
  let finish = () => {}
  const asked = new Promise<void>((resolve) => {
    finish = resolve
  })
  let late = 0
  const writing = db.transaction(async (tx) => {
    late = await createItem(tx, sampleItem({ subtitle_es: 'Tarde' }), { now: clock.now, by: null })
    await asked
  })
  let at = 0
  const during: number[] = []
  const second = await harvester.harvest('verb=ListIdentifiers&metadataPrefix=oai_dc', async () => {
    at += 1
    during.push(await add(`Mientras ${at}`))
    if (at === 1) {
      finish()
      await writing
    }
  })
  const added = [`oai:localhost:i${late}`, ...during.map((id) => `oai:localhost:w${id}`)]
  const expected = [...known.keys(), ...added]
  expect(expected.filter((id) => !second.has(id))).toEqual([])
  // Who asks for what came since the first harvest gets all of it.
  const news = await harvester.harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${since}`)
  expect(added.filter((id) => !news.has(id))).toEqual([])
})

it('what is hidden or changed between two answers of a list comes at its end, told before or not', async () => {
  const { db } = gallery
  const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc&set=work'
  const known = [...(await harvester.harvest(list))]
    .filter(([, status]) => status === 'there')
    .map(([id]) => id)
  const [first = '', second = ''] = known
  const last = known.at(-1) ?? ''
  const idOf = (identifier: string) => Number(/\d+$/.exec(identifier)?.[0])
  const titled = await stamped(idOf(second))
  let at = 0
  const told = await harvester.harvest(list, async () => {
    at += 1
    if (at > 1) return
    await db
      .update(works)
      .set({ public: false })
      .where(inArray(works.id, [idOf(first), idOf(last)]))
    await db
      .update(works)
      .set({ title_es: 'Otro nombre' })
      .where(eq(works.id, idOf(second)))
  })
  expect([told.get(first), told.get(last), told.get(second)]).toEqual(['deleted', 'deleted', 'there'])
  expect(await stamped(idOf(second))).toBeGreaterThan(titled)
  expect([...told.keys()].sort()).toEqual(expect.arrayContaining(known))
})

/** The place of a work among what changed for harvesters. */
async function stamped(work: number): Promise<number> {
  const [row] = await gallery.db
    .select()
    .from(harvested)
    .where(and(eq(harvested.kind, 'work'), eq(harvested.record_id, work)))
  return row?.place ?? 0
}

it('stamps and places grow together', async () => {
  const rows = await gallery.db.select().from(harvested).orderBy(harvested.place)
  const stamps = rows.map(({ stamp }) => stamp.getTime())
  expect(stamps).toEqual(stamps.toSorted((one, other) => one - other))
})

it('canaries of private fields stand in no answer, to nobody and to who is signed in', async () => {
  const reader = gallery.client()
  await reader.signInAs({ email: 'ana@example.org' })
  const folder = dumpsFolder(gallery.env.GALLERY_DATA)
  const name = await makeDump(
    { db: gallery.db, url: gallery.env.PUBLIC_URL },
    folder,
    '2026-03-02',
    new AbortController().signal
  )
  const told: string[] = [gunzipSync(await readFile(join(folder, name))).toString()]
  for (const client of [gallery.client(), reader]) {
    let query = everyRecord
    for (;;) {
      const { body } = await client.get(`/oai?${query}`)
      told.push(body)
      const token = tokenIn(body)
      if (token === undefined) break
      query = `verb=ListRecords&resumptionToken=${token}`
    }
    told.push((await client.get('/oai?verb=ListSets')).body, (await client.get('/oai?verb=Identify')).body)
  }
  expect(told.join('').length).toBeGreaterThan(10_000)
  const found = Object.values(secrets).filter((secret) => told.some((text) => text.includes(String(secret))))
  expect(found).toEqual([])
})
