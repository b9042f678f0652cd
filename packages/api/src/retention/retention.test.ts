import { asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addMessage } from '../contact/messages.queries.ts'
import type { Db } from '../db/db.ts'
import { activityChanges } from '../tables/activity.table.ts'
import { appointments } from '../tables/appointments.table.ts'
import { collections } from '../tables/collections.table.ts'
import { emailChanges } from '../tables/emailChanges.table.ts'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { mails } from '../tables/mails.table.ts'
import { messages } from '../tables/messages.table.ts'
import { rateLimits } from '../tables/rateLimits.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { aBooking, anEvent, aSlot, takenOf, tokenFor } from '../testing/bookings.ts'
import { openPanel } from '../testing/panelHistory.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { beginRound } from './holdingBack.ts'
import { forgetOld } from './retention.ts'

const day = 24 * 3_600_000
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

const forget = () => forgetOld(stage.db, { now: stage.clock.now, days: 365, zone: stage.app.env.GALLERY_TZ })
const nothing = {
  appointments: 0,
  waiting: 0,
  workHolds: 0,
  ledgerContacts: 0,
  roomPeople: 0,
  roomVisits: 0,
  messages: 0,
  mails: 0,
  sessions: 0,
  devices: 0,
  loginTokens: 0,
  emailChanges: 0,
  factorChallenges: 0,
  rateLimits: 0,
  proofs: 0,
  holds: 0,
  waitingMessages: 0,
  attempts: 0,
  invitations: 0,
}

it('makes bookings anonymous that many days after their slot, and keeps the count', async () => {
  const visitor = stage.client()
  const slot = await aSlot(stage.db, await anEvent(stage.db))
  await visitor.post('/api/appointments', aBooking(slot, { comments: 'Con sillas' }))
  await visitor.post(`/api/appointments/link/${await tokenFor(stage.db, 'ana@example.org')}/confirm`)
  // The slot ends at 15:45 tomorrow: three hours and three quarters and a day from noon.
  stage.clock.advance(366 * day + 3.75 * 3_600_000)
  expect(await forget(), 'whence it came, a day after its hold ended').toMatchObject({
    appointments: 0,
    holds: 1,
  })
  stage.clock.advance(1)
  expect((await forget()).appointments).toBe(1)
  expect(await forget(), 'twice is once').toEqual(nothing)
  const [row] = await stage.db.select().from(appointments)
  expect(row).toMatchObject({
    email: '',
    first_name: '',
    last_name: '',
    phone: '',
    comments: '',
    user_id: null,
    anonymous_at: stage.clock.now,
  })
  expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
})

it('makes messages anonymous that many days after they came, and keeps the count', async () => {
  const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
  await addMessage(stage.db, { ...message, email: 'ana@example.org', created_at: stage.clock.now })
  stage.clock.advance(365 * day)
  expect((await forget()).messages).toBe(0)
  stage.clock.advance(1)
  expect((await forget()).messages).toBe(1)
  const [row] = await stage.db.select().from(messages)
  expect(row).toMatchObject({
    name: '',
    email: '',
    subject: '',
    message: '',
    search: expect.not.stringContaining('ana'),
  })
  expect(row?.read_at).toEqual(stage.clock.now)
})

it('leaves nothing in the history of who is forgotten, but that an open question was closed', async () => {
  const visitor = stage.client()
  const slot = await aSlot(stage.db, await anEvent(stage.db))
  await visitor.post('/api/appointments', aBooking(slot))
  await visitor.post(`/api/appointments/link/${await tokenFor(stage.db, 'ana@example.org')}/confirm`)
  const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
  for (const email of ['seen@example.org', 'open@example.org']) {
    await addMessage(stage.db, { ...message, email, created_at: stage.clock.now })
  }
  const seen = eq(messages.email, 'seen@example.org')
  await stage.db.update(messages).set({ state: 'closed', read_at: stage.clock.now }).where(seen)
  const before = await stage.db.$count(activityChanges)
  stage.clock.advance(368 * day)
  expect(await forget()).toMatchObject({ appointments: 1, messages: 2 })
  const told = await stage.db.select().from(activityChanges).orderBy(asc(activityChanges.id)).offset(before)
  expect(told.map(({ kind, after }) => [kind, Object.keys(after ?? {}).sort()])).toEqual([
    ['message', ['read_at', 'state']],
  ])
})

it('a question that was closed by being forgotten is not opened again', async () => {
  const panel = await openPanel(stage)
  const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
  await addMessage(stage.db, { ...message, email: 'ana@example.org', created_at: stage.clock.now })
  stage.clock.advance(366 * day)
  await forget()
  await panel.lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const [closed] = await panel.history('?kind=message')
  expect(closed).toMatchObject({ action: 'changed' })
  expect((await panel.revert(closed?.id)).statusCode).toBe(409)
  expect((await stage.db.select().from(messages))[0]?.state).toBe('closed')
})

it('empties what is left in the thread of a message that is anonymous already', async () => {
  const message = { name: '', email: '', subject: '', message: '', language: 'es' } as const
  const [row] = await stage.db
    .insert(messages)
    .values({ ...message, anonymous_at: stage.clock.now })
    .returning({ id: messages.id })
  if (!row) throw new Error('The message was not kept')
  const left = { message_id: row.id, text: 'Era Ana', created_at: stage.clock.now }
  await stage.db.insert(messageEntries).values([
    { ...left, kind: 'note' },
    { ...left, kind: 'answer', token_hash: 'whole' },
  ])
  await forget()
  expect(
    (await stage.db.select().from(messageEntries)).map(({ text, token_hash }) => [text, token_hash])
  ).toEqual([
    ['', null],
    ['', null],
  ])
})

it('forgets what opens nothing any more, and mails after a month', async () => {
  const ana = stage.client()
  await ana.signInAs({ email: 'ana@example.org' })
  await ana.post('/es/auth/login', { email: 'ana@example.org' })
  const form = { email: 'nueva@example.org', first_name: '', last_name: '', phone: '' }
  await ana.put('/auth/editUser', form)
  await stage.db.update(mails).set({ sent_at: stage.clock.now })
  expect(await forget()).toEqual(nothing)
  stage.clock.advance(31 * day)
  expect(await forget()).toEqual({
    ...nothing,
    mails: 3,
    sessions: 1,
    loginTokens: 1,
    emailChanges: 1,
    rateLimits: expect.any(Number),
  })
  for (const table of [mails, sessions, loginTokens, emailChanges, rateLimits]) {
    expect(await stage.db.select().from(table)).toEqual([])
  }
})

it('forgets each kind for itself, and says at the end what could not be', async () => {
  const running = await testApp()
  const { db, clock } = running
  const slot = await aSlot(db, await anEvent(db))
  await running.client().post('/api/appointments', aBooking(slot))
  await running.client().signInAs({ email: 'ana@example.org' })
  clock.advance(400 * day)
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await db.execute(sql`
    create trigger refused before update on appointments for each row execute function refuse()`)
  const forgetting = forgetOld(db, { now: clock.now, days: 365, zone: 'UTC' })
  await expect(forgetting).rejects.toMatchObject({
    name: 'NotAllForgotten',
    failures: [{ kind: 'appointments' }],
    forgotten: { appointments: 0, sessions: 1, holds: 1 },
  })
  expect(await db.$count(sessions)).toBe(0)
  await running.close()
})

it('forgets however much there is, in statements of some rows each', async () => {
  const running = await testApp()
  const { db, clock } = running
  const { now } = clock
  const old = sql`${new Date(now.getTime() - 400 * day).toISOString()}::timestamptz`
  const slot = await aSlot(db, await anEvent(db), { start: new Date(now.getTime() - 400 * day) })
  const who = sql`number || '@example.org', 'Ana', 'Paz', '11 4832-1107', 'es'`
  const many = sql`generate_series(1, 2500) as number`
  await db.execute(sql`
    insert into ${appointments} (slot_id, email, first_name, last_name, phone, language)
    select ${slot}, ${who} from ${many}`)
  await db.execute(sql`
    insert into ${waiting} (slot_id, position, people, hash, email, first_name, last_name, phone, language)
    select ${slot}, number, 1, number::text, ${who} from ${many}`)
  await db.execute(sql`
    insert into ${messages} (name, email, subject, message, language, last_at)
    select 'Ana', number || '@example.org', 'Hola', 'Chau', 'es', ${old} from ${many}`)
  await db.execute(sql`
    insert into ${messageEntries} (message_id, kind, text, created_at)
    select id, 'note', 'Llamar', ${old} from ${messages}`)
  await db.execute(sql`
    insert into ${mails} (kind, "to", language, subject, text, html, message_id, due_at, sent_at)
    select 'signIn', number || '@example.org', 'es', '', '', '', number, ${old}, ${old} from ${many}`)
  await db.execute(sql`
    insert into ${works} (hash, secret_link, title_es) select 'w' || number, 's' || number, 'Obra' from ${many}`)
  await db.execute(sql`
    insert into ${workHolds} (work_id, position, client, until, starts_at, ends_at, language)
    select id, 1, 'Ana', ${old}, ${old} - interval '1 day', ${old}, 'es' from ${works}`)
  await db.execute(sql`
    insert into ${movements} (work_id, status, owner, contact, date, created_at)
    select id, 'Prestada', 'Ana', 'Laura', date '2020-01-01' + line, ${old} from ${works}, generate_series(0, 1) as line`)
  await db.execute(
    sql`insert into ${collections} (title_es, link, deleted_at) values ('Sala', 'sala', ${old})`
  )
  await db.execute(sql`
    insert into ${roomPeople} (collection_id, name, email, language, told_in, key, token_hash)
    select id, 'Ana', number || '@example.org', 'es', 'es', number::text, number::text from ${collections}, ${many}`)
  await db.execute(sql`
    create function take_few() returns trigger language plpgsql as $$ begin
      if (select count(*) from taken) > 1000 then raise exception 'too many at once'; end if;
      return null;
    end $$`)
  for (const table of [appointments, waiting, messages, messageEntries, workHolds, movements, roomPeople])
    await db.execute(sql`
      create trigger take_few after update on ${table} referencing new table as taken
      for each statement execute function take_few()`)
  await db.execute(sql`
    create trigger take_few after delete on ${mails} referencing old table as taken
    for each statement execute function take_few()`)

  const gone = { appointments: 2500, waiting: 2500, messages: 2500, mails: 2500 }
  const counts = { ...gone, workHolds: 2500, ledgerContacts: 2500, roomPeople: 2500 }
  expect(await forgetOld(db, { now, days: 365, zone: 'UTC' })).toMatchObject(counts)
  expect(await db.$count(messageEntries, ne(messageEntries.text, ''))).toBe(0)
  await running.close()
})

it('runs by itself when the server starts', async () => {
  const running = await testApp({ env: { RETENTION_DAYS: '1' }, workers: true })
  const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
  const created_at = new Date(running.clock.now.getTime() - 2 * day)
  await addMessage(running.db, { ...message, email: 'ana@example.org', created_at })
  await running.app.ready()
  await expect
    .poll(async () => (await running.db.select().from(messages))[0]?.anonymous_at)
    .toEqual(running.clock.now)
  await running.close()
})

describe('a clock that may be wrong', () => {
  const leftBefore = async (db: Db, then: Date) => {
    const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
    await addMessage(db, { ...message, email: 'ana@example.org', created_at: then })
    await createWork(db, sampleWork(), { now: then, by: null })
    await db.update(works).set({ deleted_at: then })
  }

  it('that is ahead of the database’s forgets nothing at the start, and empties no bin', async () => {
    const logged: string[] = []
    const running = await testApp({ workers: true, log: { write: (line) => logged.push(line) } })
    const { db, clock } = running
    await leftBefore(db, new Date())
    clock.now = new Date(Date.now() + 800 * day)
    await running.app.ready()
    await expect
      .poll(() => logged.filter((line) => line.includes('minutes ahead of the database’s')))
      .toEqual([expect.stringContaining('"level":50')])
    expect(await db.$count(messages, isNotNull(messages.anonymous_at))).toBe(0)
    expect(await db.$count(works)).toBe(1)
    await running.close()
  })

  it('that has gone far since the last round waits for a day, and goes on then', async () => {
    const { db, clock } = stage
    const round = () => beginRound(db, () => clock.now)
    expect(await round(), 'the first of all').toBeNull()
    clock.advance(3 * day)
    expect(await round(), 'a gallery that was closed for two days').toBeNull()
    clock.advance(31 * day)
    expect(await round(), 'more than the bin keeps').toEqual({
      level: 'warn',
      says: expect.stringContaining(
        'it is 2025-04-08T15:00:00.000Z, 31 days after old data was last forgotten'
      ),
    })
    clock.advance(60_000)
    expect(await round(), 'a process that is started again').not.toBeNull()
    clock.advance(day - 120_000)
    expect(await round(), 'the round of the next day').toBeNull()
    clock.advance(day)
    expect(await round()).toBeNull()
  })

  it('that leapt and was put right again gets its day anew when it leaps once more', async () => {
    const { db, clock } = stage
    const round = () => beginRound(db, () => clock.now)
    await round()
    clock.advance(300 * day)
    expect(await round()).not.toBeNull()
    clock.advance(-200 * day)
    expect(await round()).not.toBeNull()
    clock.advance(199 * day)
    expect(await round(), 'not by the day that the other leap had').not.toBeNull()
    clock.advance(-298 * day)
    expect(await round()).toBeNull()
  })

  it('that leaps a second time has not had its day by that', async () => {
    const { db, clock } = stage
    const round = () => beginRound(db, () => clock.now)
    await round()
    clock.advance(300 * day)
    expect(await round()).not.toBeNull()
    clock.advance(10 * day)
    expect(await round(), 'minutes later').not.toBeNull()
    clock.advance(day)
    expect(await round(), 'the day after that').toBeNull()
  })
})

it.each([
  ['messages', 'update', 'Old data could not be forgotten; the next round is tomorrow'],
  ['works', 'delete', 'The bin could not be emptied of what is old; the next round is tomorrow'],
])('what cannot be done to %s keeps nothing else from going', async (table, event, trouble) => {
  const logged: string[] = []
  const running = await testApp({
    env: { RETENTION_DAYS: '1' },
    workers: true,
    log: { write: (line) => logged.push(line) },
  })
  const { db, clock } = running
  const old = new Date(clock.now.getTime() - 31 * day)
  const message = { name: 'Ana', subject: 'Hola', message: 'Chau', language: 'es' } as const
  await addMessage(db, { ...message, email: 'ana@example.org', created_at: old })
  await createWork(db, sampleWork(), { now: old, by: null })
  await db.update(works).set({ deleted_at: old })
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await db.execute(sql`
    create trigger refused before ${sql.raw(event)} on ${sql.identifier(table)} for each row execute function refuse()`)
  await running.app.ready()
  await expect.poll(() => logged.filter((line) => line.includes(trouble))).toHaveLength(1)
  const done = async () => ({
    forgotten: (await db.$count(messages, isNotNull(messages.anonymous_at))) === 1,
    emptied: (await db.$count(works)) === 0,
  })
  const isOfBin = table === 'works'
  await expect.poll(done).toEqual({ forgotten: isOfBin, emptied: !isOfBin })
  await running.close()
})
