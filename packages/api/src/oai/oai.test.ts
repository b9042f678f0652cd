import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeArchive } from '../archives/changes.queries.ts'
import { dumpsFolder } from '../dumps/dumpFiles.ts'
import { makeDump } from '../dumps/makeDump.ts'
import { stampHarvest } from '../harvest/stamp.queries.ts'
import { createItem } from '../items/changes.queries.ts'
import { addLeaf, failDocument } from '../leaves/documents.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { harvested } from '../tables/harvest.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { fillBackRoom, secrets } from '../testing/backRoom.ts'
import { anEvent } from '../testing/bookings.ts'
import { oaiShape } from '../testing/oaiShape.ts'
import { addArchive, addItem, addSampleFile, sampleItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

const hostile = 'Carta <b>&amp; "marco"</b> ]]>\u0001\u0008 😀'

let gallery: TestApp
let archive: number
let letter: number
let hidden: number
beforeAll(async () => {
  gallery = await testApp()
  await fillBackRoom(gallery)
  archive = await addArchive(gallery, { title_es: 'Cartas', title_en: 'Letters' })
  letter = await addItem(gallery, {
    archive_id: archive,
    date_fallback: 'circa 1949',
    date_edtf: '1949~',
    tags: ['marco'],
    private_notes: secrets.notes,
  })
  // No form takes control characters; what was there before may have some.
  await gallery.db.update(items).set({ subtitle_es: hostile }).where(eq(items.id, letter))
  hidden = await addItem(gallery, { subtitle_es: secrets.notes, public: false })
  await anEvent(gallery.db)
})
afterAll(() => gallery.close())

const all = 'verb=ListRecords&metadataPrefix=oai_dc'

/** Asks, and sees that the answer is well-formed and has the shape of the protocol's schema. */
async function ask(query: string): Promise<string> {
  const response = await gallery.client().get(`/oai?${query}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/xml; charset=utf-8')
  expect(oaiShape(response.body)).toEqual([])
  return response.body
}

const identifiersIn = (xml: string) =>
  [...xml.matchAll(/<identifier>([^<]+)<\/identifier>/g)].map(([, id]) => id ?? '')
const errorIn = (xml: string) => /<error code="(\w+)"/.exec(xml)?.[1]
const tokenIn = (xml: string) => /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1]

/** The headers of a whole list, answer after answer, each with what it says. */
async function harvest(query: string, between?: () => Promise<unknown>): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for (let xml = await ask(query); ; ) {
    for (const [, header = ''] of xml.matchAll(/<header(.*?)<\/header>/gs)) {
      told.set(identifiersIn(`${header}`)[0] ?? '', header.includes('status="deleted"') ? 'deleted' : 'there')
    }
    const token = tokenIn(xml)
    if (token === undefined) return told
    await between?.()
    xml = await ask(`verb=ListIdentifiers&resumptionToken=${token}`)
  }
}

it('says who it is, in what format, and in which sets', async () => {
  const identify = await ask('verb=Identify')
  expect(identify).toContain('<deletedRecord>persistent</deletedRecord>')
  expect(identify).toContain('<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>')
  expect(await ask('verb=ListMetadataFormats')).toContain('<metadataPrefix>oai_dc</metadataPrefix>')
  const sets = await ask('verb=ListSets')
  for (const set of [
    'work',
    'item:correspondence',
    'event:exhibition',
    'archive',
    'archive:general',
    `archive:${archive}`,
  ]) {
    expect(sets).toContain(`<setSpec>${set}</setSpec>`)
  }
})

it('tells a record as Dublin Core, whatever is written in it', async () => {
  const xml = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:i${letter}`)
  expect(xml).toContain(
    '<dc:title xml:lang="es">Carta &lt;b&gt;&amp;amp; &quot;marco&quot;&lt;/b&gt; ]]&gt; 😀</dc:title>'
  )
  expect(xml).toContain('<dc:date>1949~</dc:date>')
  expect(xml).toContain('<dc:subject>marco</dc:subject>')
  expect(xml).toContain(`/id/i${letter}</dc:identifier>`)
  expect(xml).toContain(`<setSpec>item:correspondence</setSpec><setSpec>archive:${archive}</setSpec>`)
  expect(xml).toContain('<dc:relation xml:lang="en">Letters</dc:relation>')
})

it('answers a form as it answers an address', async () => {
  const response = await gallery.app.inject({
    method: 'POST',
    url: '/oai',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'verb=Identify',
  })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<request verb="Identify">')
})

it.each([
  ['', 'badVerb'],
  ['verb=Nothing', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&set=work', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  [`${all}&from=1949-02-30`, 'badArgument'],
  [`${all}&from=2020-01-01&until=2020-01-01T00:00:00Z`, 'badArgument'],
  [`${all}&from=2021-01-01&until=2020-01-01`, 'badArgument'],
  [`${all}&from=2020-01-01T00:00:00.5Z`, 'badArgument'],
  [`${all}&set=work&set=item`, 'badArgument'],
  [`${all}&resumptionToken=x`, 'badArgument'],
  ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=e30', 'badResumptionToken'],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:w99999', 'idDoesNotExist'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere:w1', 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=oai:localhost:i0', 'idDoesNotExist'],
  [`${all}&until=1990-01-01`, 'noRecordsMatch'],
  [`${all}&set=archive:999`, 'noRecordsMatch'],
  [`${all}&set=nothing:at:all`, 'noRecordsMatch'],
])('%s is answered with %s', async (query, code) => {
  const xml = await ask(query)
  expect(errorIn(xml)).toBe(code)
  expect(/<request( |>)/.exec(xml)?.[1]).toBe(code === 'badVerb' || code === 'badArgument' ? '>' : ' ')
})

it('never speaks of what visitors never saw, and tells what they see no more as deleted', async () => {
  const id = `oai:localhost:i${hidden}`
  expect(errorIn(await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`))).toBe('idDoesNotExist')
  const { db } = gallery
  await db.update(items).set({ public: true }).where(eq(items.id, hidden))
  expect(await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`)).toContain(secrets.notes)
  await db.update(items).set({ public: false }).where(eq(items.id, hidden))
  const gone = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`)
  expect(gone).toContain('<header status="deleted">')
  expect(gone).not.toContain(secrets.notes)
  await db.delete(items).where(eq(items.id, hidden))
  expect((await harvest(`${all}&set=item`)).get(id)).toBe('deleted')
})

it('an archive that is hidden takes its items with it, and brings them back', async () => {
  const { db, clock } = gallery
  const told = async () =>
    (await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=archive:${archive}`)).get(
      `oai:localhost:i${letter}`
    )
  const hide = (isPublic: boolean) =>
    db.transaction((tx) => changeArchive(tx, archive, { public: isPublic }, { now: clock.now, by: null }))
  expect(await told()).toBe('there')
  await hide(false)
  expect(await told()).toBe('deleted')
  await hide(true)
  expect(await told()).toBe('there')
})

describe('a stamp', () => {
  const stampOf = async (id: number) => {
    await ask('verb=Identify')
    while (await stampHarvest(gallery.db)) {
      // What names an artist is looked at after the artist.
    }
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
    await ask('verb=Identify')
    await gallery.db.update(harvested).set({ stamp: sql`${harvested.stamp} - interval '1 day'` })
    const since = /<responseDate>([^<]+)</.exec(await ask('verb=Identify'))?.[1] ?? ''
    await write()
    while (await stampHarvest(gallery.db)) {
      // What names an artist is looked at after the artist.
    }
    return harvest(`verb=ListRecords&metadataPrefix=oai_dc&from=${since}`)
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
      db.transaction((tx) => changeArchive(tx, archive, { title_es: 'Correspondencia' }, writing()))
    )
    expect(titled).toEqual(told(letter))
  })

  it('is told of an item once there is a picture of a leaf of its PDF, also of one that is given up then', async () => {
    const { db, clock } = gallery
    const item = await addItem(gallery)
    const bytes = new TextEncoder().encode('%PDF-1.4\n')
    const file = await addSampleFile(gallery, item, { name: 'carta.pdf', bytes })
    const manifest = () => ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:i${item}`)
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
    const file = await addSampleFile(gallery, letter)
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
  const known = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc')
  const since = /<responseDate>([^<]+)</.exec(await ask('verb=Identify'))?.[1] ?? ''

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
  const second = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc', async () => {
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
  const news = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${since}`)
  expect(added.filter((id) => !news.has(id))).toEqual([])
})

it('what is hidden or changed between two answers of a list comes at its end, told before or not', async () => {
  const { db } = gallery
  const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc&set=work'
  const known = [...(await harvest(list))].filter(([, status]) => status === 'there').map(([id]) => id)
  const [first = '', second = ''] = known
  const last = known.at(-1) ?? ''
  const idOf = (identifier: string) => Number(/\d+$/.exec(identifier)?.[0])
  const titled = await stamped(idOf(second))
  let at = 0
  const told = await harvest(list, async () => {
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
    const records = lines.map((line) => JSON.parse(line))
    const shown = (await db.select().from(harvested)).filter((row) => row.shown)
    expect(records.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      shown.map((row) => `${row.kind} ${row.record_id}`).sort()
    )
    expect(records.find(({ kind, id }) => kind === 'item' && id === letter)).toMatchObject({
      url: `${env.PUBLIC_URL}/id/i${letter}`,
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
    const file = await gallery.client().get(`/dumps/${name}`)
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(bytes.length),
    })
    expect(Buffer.compare(file.rawPayload, bytes)).toBe(0)
    for (const other of ['records-2020-01-01-1.jsonl.gz', '..%2f..%2fsecret', 'growing-1']) {
      expect((await gallery.client().get(`/dumps/${other}`)).statusCode).toBe(404)
    }
  })
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
    let query = all
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

it('a gallery that offers nothing answers 404', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  expect((await lucia.patch('/api/options', { offerHarvest: false })).statusCode).toBe(200)
  for (const url of ['/oai?verb=Identify', '/dumps', '/dumps/records-2026-03-01-1.jsonl.gz']) {
    expect((await gallery.client().get(url)).statusCode, url).toBe(404)
  }
})
