import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { EventSummary, WorkSummary } from '@gallery/contract'
import { type GrownGallery, hasEdge, openGrownGallery } from './edge.ts'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { nextVersion } from './neighbour.ts'
import { firstOf, read } from './reading.ts'
import { beginTraffic } from './traffic.ts'
import { bookingBy, freeSlots, newAddress, visit } from './visitor.ts'

test.describe.configure({ mode: 'serial' })
test.skip(!hasEdge, 'there is no nginx with Lua on this machine')

let gallery: GrownGallery
test.beforeAll(async () => {
  gallery = await openGrownGallery(3)
})
test.afterAll(() => gallery?.close())

interface Seen {
  status: number
  /** How the shared cache came by it. */
  cache: string | null
  headers: Headers
  text: string
}

/** What somebody without a session sees at a path. */
async function look(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const answer = await fetch(gallery.url + path, { redirect: 'manual', headers })
  const { status } = answer
  return { status, cache: answer.headers.get('x-cache'), headers: answer.headers, text: await answer.text() }
}

test('a page of everybody’s is kept for all, each in the way that their browser takes, without a cookie', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = () => look('/es/collections', { 'accept-encoding': encoding })
    const first = await ask()
    expect(first.cache, encoding).toBe('MISS')
    const again = await ask()
    expect(again.cache).toBe('HIT')
    expect(again.text).toBe(first.text)
    expect(again.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(again.headers.getSetCookie()).toEqual([])
    expect(again.headers.get('cache-control'), 'browsers ask each time').toBe(
      'public, max-age=0, must-revalidate'
    )
    const etag = String(again.headers.get('etag'))
    expect(
      (await look('/es/collections', { 'accept-encoding': encoding, 'if-none-match': etag })).status
    ).toBe(304)
  }
  // In the words of a browser, which are many and mean one of the three.
  expect((await look('/es/collections', { 'accept-encoding': 'gzip, deflate, br, zstd' })).cache).toBe('HIT')
  expect(
    (await look('/es/collections', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')
  ).toBe('gzip')
})

test('a write is seen at once, by who is signed in and by everybody else', async () => {
  const staff = await gallerist(gallery.url, gallery.mailbox)
  const { id } = firstOf(
    await read<EventSummary[]>(`${gallery.url}/api/events?exhibitions=true`),
    'exhibitions'
  )
  for (let turn = 0; turn < 8; turn += 1) {
    const title_es = `Nombre número ${turn} de la muestra`
    expect((await staff.patch(`/api/events/${id}`, { title_es })).status).toBe(200)
    expect((await look('/es/exhibitions')).text).toContain(title_es)
    expect(await (await staff.get('/es/exhibitions')).text()).toContain(title_es)
    expect((await look('/es/exhibitions')).cache, 'and kept again').toMatch(/HIT|STALE/)
  }
})

test('so is a booking, by a form without scripts too', async () => {
  const visitor = await visit(gallery.url)
  await look('/es')
  expect((await look('/es')).cache).toBe('HIT')
  const { slot } = firstOf(await freeSlots(visitor), 'free slots')
  const booked = await visitor.post('/api/appointments', bookingBy('edge', slot.id), newAddress())
  expect(booked.status).toBe(201)
  expect((await look('/es')).cache).toBe('MISS')
  expect((await look('/es')).cache).toBe('HIT')
  const refused = await visitor.post('/api/appointments', { ...bookingBy('edge', slot.id), email: 'no' })
  expect(refused.status).toBe(422)
  expect((await look('/es')).cache, 'what is refused makes nothing old').toMatch(/HIT|STALE/)
  const sent = await fetch(`${gallery.url}/es/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: gallery.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: 'edge@example.org' }),
  })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('x-edge-wrote'), 'is between the process and nginx').toBeNull()
  expect((await look('/es')).cache).toBe('MISS')
})

test('what nginx does not see written, as a worker does, is seen within seconds', async () => {
  const title = 'Escrito por un trabajador'
  await look('/es/exhibitions')
  await gallery.demo.run(`update events set title_es = '${title}' where kind = 'exhibition'`)
  await expect.poll(async () => (await look('/es/exhibitions')).text).toContain(title)
})

test('who is signed in, or has opened a room, gets nothing that is shared and leaves nothing', async () => {
  const staff = await gallerist(gallery.url, gallery.mailbox)
  const path = '/en/collections'
  for (const turn of [1, 2]) {
    const page = await staff.get(path)
    expect(page.headers.get('cache-control'), String(turn)).toBe('no-store')
    expect(page.headers.get('x-cache')).toBe('BYPASS')
  }
  for (const cookie of ['gallery_session=x', 'gallery_rooms=VVtQYhOFka', 'language=en; gallery_session=x'])
    expect((await look(path, { cookie })).cache, cookie).toBe('BYPASS')
  expect((await look(path)).cache, 'none of them left it').toBe('MISS')
  expect((await look(path, { cookie: 'language=es; XSRF-TOKEN=x' })).cache).toBe('HIT')
})

test('no answer with a cookie is kept, and who changes the language is remembered', async () => {
  await look('/en/works')
  for (const turn of [1, 2]) {
    const chosen = await look('/en/works', { referer: `${gallery.url}/es/works` })
    expect(chosen.cache, String(turn)).toBe('BYPASS')
    expect(chosen.headers.getSetCookie().join()).toContain('language=en')
  }
  for (const path of ['/', '/es/auth', '/es/nothing', '/api/options', '/auth/getUser', '/es/account']) {
    await look(path)
    const again = await look(path)
    expect(again.headers.getSetCookie().length > 0 && again.cache === 'HIT', path).toBe(false)
  }
  expect((await look('/en/works')).headers.getSetCookie()).toEqual([])
})

test('a picture is kept, in parts too, until it is nobody’s any more', async () => {
  const staff = await gallerist(gallery.url, gallery.mailbox)
  const work = firstOf(
    (await read<WorkSummary[]>(`${gallery.url}/api/works`)).filter(({ img }) => img !== null),
    'works with a picture'
  )
  const path = `/storage/images/${work.img?.file}`
  const whole = await look(path)
  expect([whole.status, whole.cache]).toEqual([200, 'MISS'])
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const part = await look(path, { range: 'bytes=10-19' })
  expect([part.status, part.cache, part.text.length]).toEqual([206, 'HIT', 10])
  expect(part.headers.get('content-range')).toMatch(/^bytes 10-19\//)
  expect((await staff.patch(`/api/works/${work.id}`, { public: false })).status).toBe(200)
  await expect.poll(async () => (await look(path)).status).toBe(404)
  const theirs = await staff.get(path)
  expect([theirs.status, theirs.headers.get('x-cache')]).toEqual([200, 'BYPASS'])
  expect((await look(path)).status, 'nor is it left by who may see it').toBe(404)
})

test('a part of a picture is kept through writes, and what describes it is worded as it is asked for', async () => {
  const shown = (await read<WorkSummary[]>(`${gallery.url}/api/works`)).filter(({ img }) => img !== null)
  const work = firstOf(shown, 'works with a picture')
  const picture = `/iiif/3/images.${work.img?.file}`
  const tile = `${picture}/square/64,/0/default.jpg`
  expect((await look(tile)).cache).toBe('MISS')
  const staff = await gallerist(gallery.url, gallery.mailbox)
  expect((await staff.patch(`/api/works/${work.id}`, { public: true })).status).toBe(200)
  const again = await look(tile)
  expect([again.status, again.cache]).toEqual([200, expect.not.stringMatching('MISS')])
  expect(again.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=60')
  for (const accept of ['application/json', 'application/ld+json']) {
    for (const path of [`${picture}/info.json`, `/iiif/works/${work.id}/manifest.json`])
      expect((await look(path, { accept })).headers.get('content-type'), path).toContain(accept)
  }
})

test('its log opens no door and names nobody', async () => {
  const secret = 'o4cklxz9qC7KACa8yUh4rcPLYqJB2Yz1_ZUFiUHJmSQ'
  await look(`/es/share/collection/${secret}?language=en`)
  await look('/es/search?query=quintana%40example.org')
  await look('/api/users/quintana@example.org')
  await look('/es/about')
  await expect.poll(gallery.log).toContain('"GET /es/about HTTP/1.1" 200')
  const log = await gallery.log()
  for (const hidden of [secret, 'quintana', 'example.org']) expect(log).not.toContain(hidden)
  expect(log).toContain('"GET /es/share/collection/... HTTP/1.1" 404')
  expect(log).toContain('"GET /es/search?... HTTP/1.1" 200')
})

test('over https by HTTP/2; headers that protect stand once, and http leads there', async () => {
  const session = connect(`https://127.0.0.1:${gallery.securePort}`, {
    ca: gallery.certificate,
    servername: 'gallery.example',
  })
  const stream = session.request({ ':path': '/es', ':authority': 'gallery.example' })
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.once('response', resolve)
    session.once('error', reject)
  })
  expect(await text(stream)).toContain('</html>')
  session.close()
  expect(headers[':status']).toBe(200)
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'permissions-policy',
    'cache-control',
    'vary',
  ])
    expect(typeof headers[name], name).toBe('string')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers.server).toBe('nginx')
  const led = await fetch(`http://127.0.0.1:${gallery.redirectingPort}/es?p=2`, { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([301, 'https://127.0.0.1/es?p=2'])
})

test('what certbot shows for the next certificate is had by plain http', async () => {
  const shown = '.well-known/acme-challenge'
  await mkdir(join(gallery.challenges, shown), { recursive: true })
  await writeFile(join(gallery.challenges, shown, 'token'), 'token.key')
  const answer = await fetch(`http://127.0.0.1:${gallery.redirectingPort}/${shown}/token`, {
    redirect: 'manual',
  })
  expect([answer.status, await answer.text()]).toEqual([200, 'token.key'])
})

test('upgraded process by process, one killed meanwhile, nobody is failed', async () => {
  const staff = await gallerist(gallery.url, gallery.mailbox)
  const traffic = await beginTraffic(gallery.url, staff)
  const next = await nextVersion(expansion)
  // The next version migrates while the others answer.
  expect(await gallery.processes[1]?.stop()).toBe(0)
  await gallery.startAgain(1, next.folder)
  expect((await fetch(`${gallery.processes[1]?.url}/readyz`)).status).toBe(200)
  await traffic.more(60)
  expect(traffic.faults).toEqual([])
  expect(Object.keys(traffic.answers).sort()).toEqual(['booking', 'list', 'page', 'save'])
  // One of the version before dies and comes back, on a database that is newer than it.
  await gallery.processes[0]?.kill()
  await traffic.more(60)
  await gallery.startAgain(0)
  await traffic.more(60)
  await traffic.stop()
  // Only what it had in hand is unknown: a write that nobody may do a second time.
  expect(traffic.faults.filter((fault) => !/^(?:booking|save): 502$/.test(fault))).toEqual([])
  expect(traffic.faults.length).toBeLessThanOrEqual(2)
  await gallery.demo.run('select moon from appointments limit 1')
  await next.remove()
})

test('while no process answers, what was kept is shown, and all else says that it comes back', async () => {
  await expect.poll(async () => (await look('/es/collections')).cache, 'kept').toBe('HIT')
  await Promise.all(gallery.processes.map((server) => server.kill()))
  await expect.poll(async () => (await look('/es/collections')).cache).toBe('STALE')
  expect((await look('/es/collections')).status).toBe(200)
  const unkept = await look('/es/contact')
  expect([unkept.status, unkept.headers.get('cache-control')]).toEqual([502, 'no-store'])
  expect(unkept.text).toContain('Volvemos en un momento')
  expect((await look('/metrics')).status, 'nor is it a way to what processes count').toBe(404)
})

/** What a version adds to tables that are read and written all the time, and fills in. */
const expansion = `
  alter table appointments add column moon text default 'new' not null;
  alter table slots add column moon text;
  alter table events add column moon text;
  create table moons (id integer primary key generated always as identity, slot_id integer references slots (id) on delete cascade);
  create index moons_slot on moons (slot_id);
  create index appointments_moon on appointments (moon);
  update events set moon = 'full';`
