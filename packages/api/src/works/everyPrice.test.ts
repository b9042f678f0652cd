import { endpoints } from '@gallery/contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { readPdf } from '../testing/readPdf.ts'
import { readZip } from '../testing/readZip.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const before = 38_711
const after = 41_277
/** A price as people and programs write it. */
const written = (price: number) => new RegExp(String(price).replace(/(?=\d{3}$)/, '[.,]?'))

type Scene = { work: number; shared: string; secret: string; message: number; now: string; person: string }

let stage: TestApp
let lucia: TestClient
let visitor: TestClient
let scene: Scene & { rooms: { now: number; shared: number; none: number } }

beforeAll(async () => {
  // A guard that asks Google costs no work.
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  stage = await testApp({
    env: { PUBLIC_URL: 'http://ochava.example', RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
  })
  await stage.reset()
  visitor = stage.client()
  lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
  const post = async (address: string, body: object) => (await lucia.post(address, body)).json().data
  const { id: work, secretLink } = await post('/api/works', sampleWork())
  const line = { status: 'En consignación', owner: 'Ana Roca', price: before, consigned_until: '2025-12-31' }
  await post(`/api/works/${work}/movements`, line)
  const roomOf = (prices: string) =>
    post('/api/collections', { title_es: `Sala ${prices}`, works: [work], prices })
  const [now, shared, none] = [await roomOf('now'), await roomOf('shared'), await roomOf('none')]
  await lucia.patch(`/api/collections/${shared.id}/showing`, { retake: true })
  const { link: person } = await post(`/api/collections/${now.id}/people`, { name: 'Clara' })
  await post('/api/ledger/notes', { kind: 'consignment', works: [work], party: 'Ana Roca' })
  const asking = { name: 'Martina', email: 'martina@example.org', subject: 'Consulta', message: '¿Cuánto?' }
  await visitor.post('/contact', { ...asking, works: String(work), grecaptcha: 'answer' })
  const message = (await lucia.get('/api/messages')).json().data[0].id
  scene = {
    ...{ work, message, person, secret: secretLink, now: now.link, shared: shared.link },
    rooms: { now: now.id, shared: shared.id, none: none.id },
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stage.close()
})

/** Addresses of endpoints that one address does not tell enough of; all others are asked with 1 for what they name. */
function addressesOf(name: string): string[] {
  const { work, now, shared, secret, person, rooms, message } = scene
  const places: Readonly<Record<string, string[]>> = {
    'GET /api/works': ['/api/works', '/api/works?showAll=1', '/api/works?list=1', '/api/works?sort=price'],
    'GET /api/works/:work/:collection': [now, shared, person].map((link) => `/api/works/${work}/${link}`),
    'GET /api/share/work/:link': [`/api/share/work/${secret}`],
    'GET /api/share/collection/:link': [now, shared, person].map((link) => `/api/share/collection/${link}`),
    'GET /api/collections/:key': Object.values(rooms).map((id) => `/api/collections/${id}`),
    'GET /api/messages/:id': [`/api/messages/${message}`],
    'GET /api/rooms': [`/api/rooms?works=${work}`],
    'GET /api/search': ['/api/search?q=Patio', '/api/search?q=Patio&showAll=1'],
    'GET /api/ledger': ['/api/ledger', '/api/ledger?day=2025-03-04', `/api/ledger?work=${work}`],
    'GET /api/paper/insurance.pdf': ['/api/paper/insurance.pdf'],
    'GET /api/paper/note.pdf': ['/api/paper/note.pdf?note=1'],
    'GET /api/paper/condition-report.pdf': ['/api/paper/condition-report.pdf?movement=1'],
  }
  const known = places[name]
  if (known) return known
  const path = name.replace('GET ', '').replace('*', 'logo.svg')
  if (name === 'GET /api/paper/price-list.pdf') {
    const ofRooms = Object.values(rooms).map((id) => `collection=${id}`)
    return [`works=${work}`, ...ofRooms].map((which) => `${path}?${which}&language=es`)
  }
  if (name.startsWith('GET /api/paper/')) return [`${path}?works=${work}&language=es`]
  if (name.startsWith('GET /api/exports/')) {
    const files = ['csv', 'xlsx'].map((as) => path.replace(':format', as))
    return path.includes(':format') ? files.flatMap((file) => [file, `${file}?secret=1`]) : [path]
  }
  return [path.replaceAll(/:\w+/g, '1')]
}

/** What an answer says, whatever it is packed in. */
async function textOf({ rawPayload, headers }: Awaited<ReturnType<TestClient['get']>>): Promise<string> {
  const kind = String(headers['content-type'])
  if (kind.includes('pdf')) return (await readPdf(rawPayload)).pages.join(' ')
  if (rawPayload.subarray(0, 2).toString() !== 'PK') return rawPayload.toString()
  const texts: string[] = []
  for (const [name, file] of await readZip(rawPayload)) {
    texts.push(name.endsWith('.xlsx') ? [...(await readZip(file)).values()].join('') : file.toString())
  }
  return texts.join('')
}

/** An answer to whoever asked, with the paper that goes with it. */
async function answerWith(paper: string): Promise<string> {
  const { message, work, rooms } = scene
  const form = { text: 'Hola', paper, works: [work], room: rooms.now, seen: 0, anyway: true }
  const { statusCode, body } = await lucia.post(`/api/messages/${message}/answers`, form)
  expect(statusCode, body).toBe(201)
  const [mail] = await stage.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  const papers = mail?.attachments.filter(({ encoding }) => encoding === 'base64') ?? []
  const read = await Promise.all(papers.map(({ content }) => readPdf(Buffer.from(content, 'base64'))))
  return [mail?.html, mail?.text, ...read.flatMap(({ pages }) => pages)].join(' ')
}

/** Where which of the two prices stands: every read of the contract, by whom, and what leaves by mail or is reviewed. */
async function lookEverywhere(): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  const note = (place: string, text: string) => {
    const prices = [before, after].filter((price) => written(price).test(text))
    if (prices.length > 0)
      told[named(place)] = prices.length === 2 ? 'both' : prices[0] === after ? 'new' : 'old'
  }
  for (const [name, { right }] of Object.entries(endpoints)) {
    if (!name.startsWith('GET ') || name.includes('?')) continue
    for (const address of addressesOf(name)) {
      if (right !== 'super') note(`visitor ${address}`, await textOf(await visitor.get(address)))
      note(address, await textOf(await lucia.get(address)))
    }
  }
  for (const paper of ['sheets', 'priced', 'list']) note(`answer with ${paper}`, await answerWith(paper))
  const works = [{ id: scene.work }]
  const set = { price: { by: 'percent', percent: 8, round: 0 } }
  note('review', (await lucia.post('/api/works/change/review', { works, set })).body)
  return told
}

/** A place by words that are the same in every run. */
function named(place: string): string {
  const { now, shared, person, rooms } = scene
  return place
    .replace(now, 'NOW')
    .replace(shared, 'SHARED')
    .replace(person, 'CLARA')
    .replace(new RegExp(`(collections/|collection=)${rooms.now}\\b`), '$1NOW')
    .replace(new RegExp(`(collections/|collection=)${rooms.shared}\\b`), '$1SHARED')
    .replace(new RegExp(`(collections/|collection=)${rooms.none}\\b`), '$1NONE')
}

/** The places that tell a price, as a visitor and as the gallery asks for them, before it changed and after. */
const places = {
  new: [
    'visitor /api/share/collection/NOW',
    'visitor /api/share/collection/CLARA',
    'visitor /api/works/1/NOW',
    'visitor /api/works/1/CLARA',
    '/api/share/collection/NOW',
    '/api/share/collection/CLARA',
    '/api/works/1/NOW',
    '/api/works/1/CLARA',
    '/api/works?showAll=1',
    '/api/search?q=Patio&showAll=1',
    '/api/messages/1',
    '/api/ledger',
    '/api/ledger?work=1',
    '/api/ledger/terms',
    '/api/exports/works.csv?secret=1',
    '/api/exports/works.xlsx?secret=1',
    '/api/exports/ledger.csv?secret=1',
    '/api/exports/ledger.xlsx?secret=1',
    '/api/paper/price-list.pdf?works=1&language=es',
    '/api/paper/price-list.pdf?collection=NOW&language=es',
    '/api/paper/price-list.pdf?collection=NONE&language=es',
    '/api/paper/consignment-note.pdf?works=1&language=es',
    '/api/paper/insurance.pdf',
    'answer with priced',
    'answer with list',
    'review',
  ],
  /** What was shared at a price, and what was signed. */
  old: [
    'visitor /api/share/collection/SHARED',
    'visitor /api/works/1/SHARED',
    '/api/share/collection/SHARED',
    '/api/works/1/SHARED',
    '/api/paper/price-list.pdf?collection=SHARED&language=es',
    '/api/ledger/notes',
    '/api/paper/note.pdf?note=1',
    '/api/paper/condition-report.pdf?movement=1',
  ],
  /** What has a past. A room's own page in the panel has the price of sharing beside that of now. */
  both: [
    '/api/activity',
    '/api/works/1',
    '/api/collections/NOW',
    '/api/collections/SHARED',
    '/api/collections/NONE',
    '/api/ledger/movements',
    '/api/exports/movements.csv?secret=1',
    '/api/exports/movements.xlsx?secret=1',
    '/api/exports/everything.zip',
  ],
}

/** It asks everything there is, twice: only a run that hangs is ended by that many minutes. */
const minutes = 5

it(
  'a price that changed is everywhere as it is now, and as it was only where that is told',
  async () => {
    const all = Object.values(places).flat()
    expect(await lookEverywhere()).toEqual(Object.fromEntries(all.map((place) => [place, 'old'])))
    stage.clock.advance(60_000)
    const set = { price: { by: 'amount', amount: after } }
    const changed = await lucia.post('/api/works/change', { works: [{ id: scene.work }], set })
    expect(changed.statusCode, changed.body).toBe(200)
    const expected = Object.entries(places).flatMap(([told, at]) => at.map((place) => [place, told]))
    expect(await lookEverywhere()).toEqual(Object.fromEntries(expected))
  },
  minutes * 60_000
)
