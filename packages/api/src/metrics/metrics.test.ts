import { eq, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { backups } from '../tables/backups.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { mails } from '../tables/mails.table.ts'
import { recordings } from '../tables/recordings.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { addItem } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { readState } from './state.queries.ts'
import { measureState } from './stateMetrics.ts'

const METRICS_TOKEN = 'a-token-of-the-tests'
let gallery: TestApp
let address: string
beforeAll(async () => {
  gallery = await testApp({ env: { METRICS_TOKEN } })
  address = await gallery.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gallery.close())

const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
  fetch(`${address}/metrics`, { headers: { authorization } })

/** The samples of a scrape, by name and labels. */
async function samples(): Promise<Map<string, number>> {
  const lines = (await (await scrape()).text()).split('\n').filter((line) => line !== '' && line[0] !== '#')
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))] as const
    })
  )
}

// Before others have asked: what was told lately is told again.
test('tells of work that waits, mails that are late and places that are held', async () => {
  const { db, clock } = gallery
  const slot = await aSlot(db, await anEvent(db))
  const due_at = new Date(clock.now.getTime() - 90_000)
  const mail = { kind: 'proof', language: 'es', to: 'a@b.example', subject: '', html: '', text: '' } as const
  await db.insert(mails).values([
    { ...mail, due_at, message_id: '1' },
    { ...mail, due_at: clock.now, message_id: '2', locked_until: new Date(clock.now.getTime() + 1_000) },
    { ...mail, due_at, message_id: '3', failed_at: clock.now, last_error: '550 Nobody' },
    { ...mail, due_at, message_id: '4', sent_at: clock.now },
    { ...mail, due_at, message_id: 'let go', failed_at: clock.now },
  ])
  const { email, first_name, last_name, phone } = { ...aBooking(slot), phone: '' }
  const hold_until = new Date(clock.now.getTime() + 60_000)
  const booking = { slot_id: slot, email: String(email), first_name: String(first_name) }
  await db.insert(appointments).values([
    { ...booking, last_name: String(last_name), phone, language: 'es', people: 2, hold_until },
    { ...booking, last_name: String(last_name), phone, language: 'es', hold_until: clock.now },
  ])
  const told = await samples()
  expect(told.get('gallery_jobs{kind="mail",state="waiting"}')).toBe(1)
  expect(told.get('gallery_jobs{kind="mail",state="inHand"}')).toBe(1)
  expect(told.get('gallery_jobs{kind="mail",state="givenUp"}')).toBe(1)
  expect(told.get('gallery_jobs{kind="imports",state="waiting"}')).toBe(0)
  expect(told.get('gallery_mail_oldest_due_age_seconds')).toBe(90)
  expect(told.get('gallery_database_up')).toBe(1)
  expect(told.has('gallery_backup_last_timestamp_seconds')).toBe(false)
})

test('tells of a backup that was given up until there is a good one since', async () => {
  const { db, clock } = gallery
  const givenUp = async () => {
    const { jobs } = await readState(db, clock.now)
    return jobs.find(({ kind, state }) => kind === 'backup' && state === 'givenUp')?.count
  }
  const night = { due_at: clock.now, failed_at: clock.now }
  await db.insert(backups).values([
    { ...night, day: '2026-03-01' },
    { ...night, day: '2026-03-02' },
  ])
  expect(await givenUp()).toBe(2)
  await db.insert(backups).values({ day: '2026-03-03', due_at: clock.now, checked_at: clock.now })
  expect(await givenUp()).toBe(0)
})

test('of backups a night that lies ahead counts for nothing, and files that were missing are told', async () => {
  const { db, clock } = gallery
  await db.delete(backups)
  const year = 365 * 24 * 3_600_000
  const ahead = new Date(clock.now.getTime() + year)
  const night = { due_at: clock.now, made_at: clock.now }
  await db.insert(backups).values([
    { ...night, day: '2025-03-03', checked_at: clock.now, missing: 2 },
    { ...night, day: '2025-03-04', failed_at: clock.now },
    { day: '2026-03-05', due_at: ahead, made_at: ahead, checked_at: ahead },
    { day: '2026-03-06', due_at: ahead, failed_at: ahead },
  ])
  const { jobs, backup } = await readState(db, clock.now)
  expect(jobs.find(({ kind, state }) => kind === 'backup' && state === 'givenUp')?.count).toBe(1)
  expect(backup).toMatchObject({ made_at: clock.now, missing: 2 })
  const registry = new Registry()
  measureState(db, () => clock.now, registry)
  const told = await registry.metrics()
  expect(told).toContain(`gallery_backup_last_timestamp_seconds ${clock.now.getTime() / 1_000}\n`)
  expect(told).toContain('gallery_backup_missing_files 2\n')
  await db.delete(backups)
})

test('tells of recordings that could not be read as long as an item has them', async () => {
  const { db, clock } = gallery
  const item_id = await addItem(gallery)
  const files = ['entera.mp3', 'muda.mp3', 'rota.mp3'].map((file) => ({
    file,
    name: file,
    mime: '',
    bytes: 1,
  }))
  const thrown = await addItem(gallery)
  await db.update(items).set({ deleted_at: clock.now }).where(eq(items.id, thrown))
  const inBin = { file: 'tirada.mp3', name: 'tirada.mp3', mime: '', bytes: 1, item_id: thrown }
  await db.insert(itemFiles).values([...files.map((file) => ({ ...file, item_id })), inBin])
  await db.insert(recordings).values([
    { file: 'entera.mp3', read_at: clock.now, seconds: 3 },
    { file: 'muda.mp3', read_at: clock.now },
    { file: 'rota.mp3', failed_at: clock.now },
    { file: 'de-nadie.mp3', failed_at: clock.now },
    { file: 'tirada.mp3', failed_at: clock.now },
  ])
  const { jobs } = await readState(db, clock.now)
  expect(jobs.filter(({ kind }) => kind === 'recordings').map(({ state, count }) => [state, count])).toEqual([
    ['waiting', 0],
    ['inHand', 0],
    ['givenUp', 2],
  ])
})

test('a database that hangs is told as not up, sooner than whoever asks gives up', async () => {
  const registry = new Registry()
  measureState(gallery.db, () => gallery.clock.now, registry)
  await gallery.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${mails} in access exclusive mode`)
    const begun = performance.now()
    expect(await registry.metrics()).toContain('gallery_database_up 0\n')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
  expect(await gallery.db.$count(mails)).toBeGreaterThan(0)
})

test('is told to who has the token, and to nobody else', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`]) {
    const refused = await scrape(authorization)
    expect([refused.status, await refused.text()]).toEqual([401, ''])
  }
  const told = await scrape()
  expect([told.status, told.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
})

test('does not exist without a token', async () => {
  const closed = await testApp()
  expect((await closed.app.inject('/metrics')).statusCode).toBe(404)
  await closed.close()
})

test('counts requests by route and status, however they are spelled, and statements', async () => {
  const before = await samples()
  for (const path of ['/api/works/1', '/api/works/2?q=ana@example.org', '/api/options', '/api/made-up/ñandú'])
    await fetch(address + path)
  const after = await samples()
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(grown('http_requests_total{method="GET",route="/api/works/:work",status="404"}')).toBe(2)
  expect(grown('http_requests_total{method="GET",route="/api/options",status="200"}')).toBe(1)
  expect(grown('http_requests_total{method="GET",route="/api/*",status="404"}')).toBe(1)
  expect(grown('http_request_duration_seconds_count{method="GET",route="/api/works/:work"}')).toBe(2)
  expect(grown('gallery_db_statement_duration_seconds_count')).toBeGreaterThan(2)
  expect(grown('gallery_db_statement_errors_total')).toBe(0)
  const text = await (await scrape()).text()
  for (const typed of ['example.org', 'andú', 'made-up']) expect(text).not.toContain(typed)
})

test('tells of caches, memory, the event loop and, on a server, the pool', async () => {
  await fetch(`${address}/api/options`)
  await fetch(`${address}/api/options`)
  const told = await samples()
  expect(told.get('gallery_cache_requests_total{cache="answers",result="hit"}')).toBeGreaterThan(0)
  expect(told.get('gallery_cache_bytes{cache="answers"}')).toBeGreaterThan(0)
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(told.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  const isServer = gallery.app.asked === undefined
  expect(told.has('gallery_db_connections{state="idle"}')).toBe(isServer)
})
