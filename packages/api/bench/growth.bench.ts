import { desc, sql } from 'drizzle-orm'
import { it } from 'vitest'
import { z } from 'zod'
import type { Db } from '../src/db/db.ts'
import { selectRows } from '../src/db/rows.queries.ts'
import { openServer } from '../src/db/server.ts'
import { sendDueMails } from '../src/mail/sendDueMails.ts'
import { mails } from '../src/tables/mails.table.ts'
import { aBooking, anEvent, aSlot } from '../src/testing/bookings.ts'
import { newAddress } from '../src/testing/client.ts'
import { testDatabaseUrl } from '../src/testing/database.ts'
import { addManyRows } from '../src/testing/manyRows.ts'
import { type TestApp, testApp } from '../src/testing/testApp.ts'

const parts = 4
/** Bookings of a part, each confirmed and cancelled; beside each an event is saved, and lists are asked for. */
const visits = Number(process.env.BENCH_VISITS ?? 250)
const pages = ['/api/works', '/api/items?page=2', '/api/events', '/api/artists', '/api/options']

/** What a statement took in each part, all times together, and how often it was asked. */
type Taken = { milliseconds: number; times: number }

/**
 * Writes at full speed, one part after the other, and prints how large each table is after it, with what is dead in it, and
 * what a statement took in the first part and in the last: what grows with what was written, and not with what there is.
 */
it('what grows with writes', async () => {
  const url = await testDatabaseUrl()
  if (url === undefined) throw new Error('The measurement starts a PostgreSQL server')
  const database = await openServer(url)
  const taken: Map<string, Taken>[] = []
  database.watch((text) => {
    const began = performance.now()
    return () => {
      const part = taken.at(-1)
      const { milliseconds, times } = part?.get(text) ?? { milliseconds: 0, times: 0 }
      part?.set(text, { milliseconds: milliseconds + performance.now() - began, times: times + 1 })
    }
  })
  await addManyRows(database.db, { works: 2_000, items: 2_000 })
  const gallery = await testApp({ database })
  const event = await anEvent(gallery.db)
  const slots = await Promise.all(
    Array.from({ length: 50 }, () => aSlot(gallery.db, event, { limit: 1_000 }))
  )
  const lucia = gallery.client()
  await lucia.signInAs({ super: true })
  const first = await sizes(gallery.db)
  for (let part = 0; part < parts; part += 1) {
    taken.push(new Map())
    const began = performance.now()
    for (let visit = part * visits; visit < (part + 1) * visits; visit += 1) {
      await book(gallery, `visit-${visit}@example.org`, slots[visit % slots.length] ?? 0)
      await lucia.patch(`/api/events/${event}`, { title_es: `La línea ${visit}` })
      for (const page of pages) await gallery.client().get(page)
      gallery.clock.advance(100)
    }
    await sendAll(gallery)
    print(`part ${part + 1}`, `${Math.round(performance.now() - began)} ms`, '', '')
  }
  printTables(first, await sizes(gallery.db))
  printStatements(taken)
  await gallery.close()
})

/** Somebody books, confirms by the mailed link and cancels. */
async function book({ client, db }: TestApp, email: string, slot: number): Promise<void> {
  const visitor = client()
  const { statusCode, body } = await visitor.post('/api/appointments', aBooking(slot, { email }), {
    ip: newAddress(),
  })
  if (statusCode !== 201) throw new Error(`A booking was answered with ${statusCode}: ${body}`)
  const [mail] = await db.select({ text: mails.text }).from(mails).orderBy(desc(mails.id)).limit(1)
  const token = /appointments\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  for (const change of ['confirm', 'cancel']) {
    const answer = await visitor.post(`/api/appointments/link/${token}/${change}`)
    if (answer.statusCode !== 200)
      throw new Error(`${change} was answered with ${answer.statusCode}: ${answer.body}`)
  }
}

async function sendAll({ app, db, clock }: TestApp): Promise<void> {
  const transport = { atOnce: 5, send: async () => {}, close: () => {} }
  clock.advance(10 * 60_000)
  await sendDueMails({ db, transport, clock: () => clock.now, log: app.log })
}

const Size = z.object({
  name: z.string(),
  bytes: z.coerce.number(),
  live: z.coerce.number(),
  dead: z.coerce.number(),
})
type Size = z.infer<typeof Size>

/** How large each table is, with its indexes. */
async function sizes(db: Db): Promise<Map<string, Size>> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const rows = await selectRows(
    db,
    sql`select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as live, n_dead_tup as dead from pg_stat_user_tables`,
    Size
  )
  return new Map(rows.map((row) => [row.name, row]))
}

function printTables(before: Map<string, Size>, after: Map<string, Size>): void {
  print('table', 'kB more', 'rows', 'dead rows')
  const grown = [...after.values()].map((size) => ({
    ...size,
    more: size.bytes - (before.get(size.name)?.bytes ?? 0),
  }))
  for (const { name, more, live, dead } of grown.toSorted((one, other) => other.more - one.more)) {
    if (more > 0 || dead > 0) print(name, String(Math.round(more / 1024)), String(live), String(dead))
  }
}

function printStatements(taken: readonly Map<string, Taken>[]): void {
  print('statement', `ms, part 1`, `ms, part ${parts}`, 'in all, ms')
  const texts = new Set(taken.flatMap((part) => [...part.keys()]))
  const rows = [...texts].map((text) => {
    const each = taken.map((part) => part.get(text) ?? { milliseconds: 0, times: 0 })
    const means = each.map(({ milliseconds, times }) => milliseconds / Math.max(1, times))
    return { text, means, all: each.reduce((sum, { milliseconds }) => sum + milliseconds, 0) }
  })
  for (const { text, means, all } of rows.toSorted((one, other) => other.all - one.all).slice(0, 40))
    print(
      text.replace(/\s+/g, ' ').slice(0, 110),
      (means[0] ?? 0).toFixed(2),
      (means.at(-1) ?? 0).toFixed(2),
      all.toFixed(0)
    )
}

function print(name: string, ...cells: string[]): void {
  console.log(name.padEnd(112), ...cells.map((cell) => cell.padStart(12)))
}
