import { MovementForm } from '@gallery/contract'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { unguardFormula } from '../tableFiles/formulas.ts'
import { eventArtists } from '../tables/events.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { conditions } from '../tables/ledger.table.ts'
import { roomVisits } from '../tables/rooms.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { readZip } from '../testing/readZip.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { createWork } from '../works/changes.queries.ts'
import { addMovement } from '../works/movements.queries.ts'
import { exportTables } from './tables.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp()
  lucia = await fillGallery(stage)
  // A time that is over: reports are of the weeks until today.
  await aSlot(stage.db, await anEvent(stage.db), { start: new Date(stage.clock.now.getTime() - 86_400_000) })
})
afterAll(() => stage.close())

const writing = () => ({ now: stage.clock.now, by: null })

async function csv(path: string): Promise<Record<string, string>[]> {
  const answer = await lucia.get(`/api/exports/${path}`)
  expect(answer.statusCode).toBe(200)
  return parse(answer.body, { bom: true, columns: true })
}

describe('CSV', () => {
  test('has a row per work, newest first, with our field names and both languages', async () => {
    const rows = await csv('works.csv')
    expect(rows.map((row) => row.title_es)).toEqual(['Escondida', 'Dos', 'Uno'])
    expect(rows[2]).toMatchObject({
      code: 'A-1',
      artist: 'Ana Roca',
      title_en: '',
      technique_en: 'Oil on canvas',
      width: '90.5',
      public: 'true',
    })
  })

  test('says what only the gallery knows when it is told to, and then only', async () => {
    const plain = await lucia.get('/api/exports/works.csv')
    const [{ secret_link } = { secret_link: '' }] = await stage.db.select().from(works)
    expect(plain.body).not.toContain('canary-notes')
    expect(plain.body).not.toContain(secret_link)
    expect(plain.body).not.toMatch(/price|owner|secret/)
    expect(plain.headers['cache-control']).toBe('no-store')

    const [, , one] = await csv('works.csv?secret=1')
    expect(one).toMatchObject({
      notes: 'canary-notes',
      status: 'Vendida',
      owner: 'Ñandú',
      price: '12345678.9',
      movement_date: '2025-03-04',
      collections: 'Papeles; Un muro',
    })
  })

  /** Exports it by choice, and sees that nobody gets it otherwise: without choosing, signed in as a reader, not at all. */
  async function chosen(file: string, canary: string): Promise<Record<string, string>[]> {
    expect((await lucia.get(`/api/exports/${file}`)).body).not.toContain(canary)
    const reader = stage.client()
    await reader.signInAs({ email: 'lectora@example.org' })
    for (const [client, status] of [[reader, 403] as const, [stage.client(), 401] as const]) {
      const { statusCode, body } = await client.get(`/api/exports/${file}?secret=1`)
      expect([statusCode, body.includes(canary)]).toEqual([status, false])
    }
    return csv(`${file}?secret=1`)
  }

  test('says where a message stands and who has it, and by choice what followed', async () => {
    const [{ id }] = (await lucia.get('/api/messages')).json().data
    expect((await csv('messages.csv'))[0]).toMatchObject({ state: 'new', assigned: '' })
    const { data: people } = (await lucia.get('/api/users?only=super')).json()
    for (const [kind, text] of Object.entries({ reply: 'Llamó: "vuelvo"', note: 'canary-note' })) {
      await lucia.post(`/api/messages/${id}/entries`, { kind, text })
    }
    await lucia.patch(`/api/messages/${id}`, { assigned_to: people[0].id, state: 'closed' })
    const at = stage.clock.now.toISOString().replace(/\.\d+/, '')
    const [message] = await chosen('messages.csv', 'canary-note')
    expect(message).toMatchObject({
      state: 'closed',
      assigned: 'Lucía',
      thread: `${at} reply (Lucía): Llamó: "vuelvo"\n\n${at} note (Lucía): canary-note`,
    })
    expect(message?.last_at).toBe(message?.created_at)
  })

  test('says by choice who has a link of their own to a room, and when they opened it', async () => {
    const { data: rooms } = (await lucia.get('/api/collections?showAll=1')).json()
    const room = rooms.find((each: { public: boolean }) => !each.public).id
    const added: number[] = []
    for (const [name, email] of Object.entries({ Clara: 'clara@canary.example', Bruno: '' })) {
      const { data } = (await lucia.post(`/api/collections/${room}/people`, { name, email })).json()
      added.push(data.id)
    }
    const [clara = 0] = added
    for (const day of [3, 1, 2]) {
      const at = new Date(`2025-03-0${day}T15:00:00Z`)
      const visit = { device: 'phone', started_at: at, last_at: at } as const
      await stage.db.insert(roomVisits).values({ person_id: clara, ...visit })
    }
    const told = await chosen('collections.csv', 'canary')
    const opened = 'Clara <clara@canary.example>, 2025-03-01T15:00:00Z – 2025-03-03T15:00:00Z; Bruno'
    const people = (row: Record<string, string>) => (row.id === String(room) ? opened : '')
    expect(told.map((row) => row.people)).toEqual(told.map(people))
  })

  test('is narrowed and ordered as the list is', async () => {
    expect((await csv('works.csv?query=dos')).map((row) => row.title_es)).toEqual(['Dos'])
    expect((await csv('works.csv?public=0')).map((row) => row.title_es)).toEqual(['Escondida'])
    expect((await csv('works.csv?sort=title')).map((row) => row.title_es)).toEqual([
      'Dos',
      'Escondida',
      'Uno',
    ])
    expect((await csv('works.csv?status=Vendida')).map((row) => row.title_es)).toEqual(['Uno'])
    expect(await csv('artists.csv?query=nobody')).toEqual([])
    expect((await csv('appointments.csv')).length).toBe(1)
    expect((await csv('appointments.csv?from=2025-03-07&days=1')).length).toBe(0)
  })

  test('runs no formula and gives the text back as it was', async () => {
    const title_es = '=HYPERLINK("http://example.org")'
    const id = await createWork(stage.db, sampleWork({ title_es, year: -300, code: "'+1" }), writing())
    const { body } = await lucia.get('/api/exports/works.csv')
    expect(body).toContain(`"'=HYPERLINK(""http://example.org"")"`)
    const row = (await csv('works.csv')).find((one) => one.id === String(id))
    expect(row?.year).toBe('-300')
    expect(unguardFormula(row?.title_es ?? '')).toBe(title_es)
    expect(unguardFormula(row?.code ?? '')).toBe("'+1")
    await stage.db.delete(works).where(eq(works.id, id))
  })
})

test('every kind of table comes as CSV and as XLSX, with its columns and no others', async () => {
  for (const { kind, columns } of exportTables) {
    const rows = await csv(`${kind}.csv?secret=1`)
    expect(rows.length, kind).toBeGreaterThan(0)
    expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(({ name }) => name))
    const answer = await lucia.get(`/api/exports/${kind}.xlsx?secret=1`)
    const sheet = (await readZip(answer.rawPayload)).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<row /g)?.length, kind).toBe(rows.length + 1)
  }
})

describe('XLSX', () => {
  test('holds numbers as numbers, days as dates, and formulas as texts', async () => {
    const id = await createWork(stage.db, sampleWork({ title_es: '=1+1 <b>\r\n', notes: '' }), writing())
    const movement = MovementForm.parse({ status: 'Prestada', price: 1500 })
    await addMovement(stage.db, id, { ...movement, date: '2025-03-04' }, writing())
    const answer = await lucia.get(`/api/exports/works.xlsx?secret=1`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="works-2025-03-05.xlsx"')
    const files = await readZip(answer.rawPayload)
    expect([...files.keys()]).toContain('[Content_Types].xml')
    const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toMatch(/<c r="A2"><v>\d+<\/v><\/c>/)
    expect(sheet).toContain('<v>90.5</v>')
    expect(sheet).toMatch(/ s="2"><v>45720<\/v>/)
    expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;b&gt;</t>')
    expect(sheet).not.toContain('<f>')
    await stage.db.delete(works).where(eq(works.id, id))
  })
})

test('what the panel does not take is refused in words', async () => {
  expect((await lucia.get('/api/exports/works.pdf')).statusCode).toBe(404)
  expect((await lucia.get('/api/exports/works.csv?status=Perdida')).statusCode).toBe(422)
  expect((await lucia.get('/api/exports/sessions.csv')).statusCode).toBe(404)
})

test('many rows are read some hundred at a time, each once', async () => {
  for (let at = 0; at < 1_100; at += 1) {
    await createArtist(stage.db, { display: `Nadie ${at}`, last_name: '', bio_es: '', bio_en: '' }, writing())
  }
  const artists = exportTables.find(({ kind }) => kind === 'artists')
  const table = artists?.query.parse({ query: 'nadie' })
  const gallery = { db: stage.db, now: stage.clock.now, zone: stage.env.GALLERY_TZ }
  const ids = new Set<unknown>()
  for await (const rows of table?.batches(gallery) ?? []) {
    expect(rows.length).toBeLessThanOrEqual(500)
    for (const row of rows) ids.add(row.id)
  }
  expect(ids.size).toBe(1_100)
})

test('what is written on each leaf of an item comes out as it stands, and conditions with pictures beside it', async () => {
  const item = await addItem(stage)
  const written = ['=Querida\n"Irma"; vos,', 'segunda hoja\n\n–']
  for (const transcription_es of written) {
    const file = await addSampleFile(stage, item)
    await stage.db.update(itemFiles).set({ transcription_es }).where(eq(itemFiles.file, file))
  }
  const [movement] = await stage.db.select().from(movements).limit(1)
  const { id: movement_id = 0, work_id = 0 } = movement ?? {}
  await stage.db.insert(conditions).values({ movement_id, work_id, file: 'golpe-1.jpg' })
  const listed = await csv('files.csv')
  await stage.db.delete(conditions)
  expect(listed.filter(({ folder }) => folder === 'conditions')).toHaveLength(1)
  const rows = listed.filter(({ kind, record_id }) => kind === 'items' && record_id === `${item}`)
  expect(rows.map((row) => unguardFormula(row.transcription_es ?? ''))).toEqual(written)
})

test('collections and events have what belongs to them, and nothing of others', async () => {
  const title_es = 'Con lo suyo'
  const other = { display: 'Otra', last_name: '', bio_es: '', bio_en: '' }
  const work = await createWork(stage.db, sampleWork({ title_es: 'Propia' }), writing())
  const artist = await createArtist(stage.db, other, writing())
  expect((await lucia.post('/api/collections', { title_es, works: [work] })).statusCode).toBe(201)
  const event = await anEvent(stage.db, { title_es })
  await stage.db.insert(eventArtists).values({ event_id: event, artist_id: artist, position: 0 })
  const rowOf = async (kind: string) => (await csv(`${kind}.csv`)).find((row) => row.title_es === title_es)
  const { data } = (await lucia.get(`/api/works/${work}`)).json()
  expect(unguardFormula((await rowOf('collections'))?.works ?? '')).toBe(data.hash)
  expect(await rowOf('events')).toMatchObject({ artists: 'Otra', works: '', related: '' })
})

test('everything is neither read nor counted for who asks for the headers alone', async () => {
  const cookies = Object.fromEntries(lucia.cookies)
  const head = () => stage.app.inject({ method: 'HEAD', url: '/api/exports/everything.zip', cookies })
  for (let time = 0; time < 12; time += 1) expect((await head()).statusCode).toBe(200)
  expect((await head()).headers['content-disposition']).toContain('everything-2025-03-05.zip')
})

test('everything comes as one zip: tables, files as they are, and what the columns mean', async () => {
  const answer = await lucia.get('/api/exports/everything.zip')
  expect(answer.statusCode).toBe(200)
  const files = await readZip(answer.rawPayload)
  expect(files.get('LEEME.md')?.toString()).toContain('## appointments')
  expect(files.get('README.md')?.toString()).toContain('Every movement of the works')
  const listed: Record<string, string>[] = parse(files.get('tables/files.csv') ?? '', {
    bom: true,
    columns: true,
  })
  expect(listed.length).toBeGreaterThan(5)
  for (const { folder, file } of listed) {
    const stored = await lucia.get(`/storage/${folder}/${file}`)
    expect(files.get(`files/${folder}/${file}`)?.equals(stored.rawPayload), file).toBe(true)
  }
  expect(files.get('tables/works.csv')?.toString()).toContain('canary-notes')
  const inner = await readZip(files.get('tables/works.xlsx') ?? Buffer.alloc(0))
  expect(inner.has('xl/workbook.xml')).toBe(true)
  expect(files.has('files/missing.txt')).toBe(false)
})
