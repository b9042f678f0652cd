import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { updateBooking } from '../appointments/changes.queries.ts'
import { lockBooking } from '../appointments/locking.queries.ts'
import type { Db } from '../db/db.ts'
import { officeOf } from '../office.ts'
import { lockSlots } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { emailChanges } from '../tables/emailChanges.table.ts'
import { mails } from '../tables/mails.table.ts'
import { slots } from '../tables/slots.table.ts'
import { users } from '../tables/users.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { offerNext } from '../waiting/offering.ts'

type Answer = ReturnType<TestClient['post']>

/** Who has the place that others wait for. */
const guest = 'uno@example.org'

let stage: TestApp
let ana: TestClient
let anaId: number
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  ana = stage.client()
  anaId = await ana.signInAs({ email: 'ana@example.org' })
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 1 })
})
afterAll(() => stage.close())

const deleteAccount = () => ana.delete('/auth/account')

/** Holds something in a transaction while all this is asked for, one after the other has come to wait, and lets it go. */
async function whileHeld(hold: (tx: Db) => Promise<unknown>, asked: (() => Answer)[]) {
  const answers = await stage.db.transaction(async (tx) => {
    await hold(tx)
    const sent: Answer[] = []
    for (const ask of asked) {
      sent.push(ask())
      await expect.poll(() => countWaiting(stage.db)).toBe(sent.length)
    }
    return { sent }
  })
  return (await Promise.all(answers.sent)).map(({ statusCode }) => statusCode)
}

/** That she is known nowhere any more, and takes no place. */
async function expectForgotten() {
  expect(await stage.db.select().from(users)).toEqual([])
  const booked = await stage.db.select().from(appointments)
  const waits = await stage.db.select().from(waiting)
  const known = [...booked, ...waits].filter((row) => row.anonymous_at === null)
  expect(known.filter(({ email }) => email !== guest)).toEqual([])
  expect(booked.filter((row) => row.anonymous_at !== null && row.cancelled_at === null)).toEqual([])
}

/** What brings somebody into a slot: whose client asks, where, and with which address. */
const ways: [string, () => Answer][] = [
  ['a booking', () => ana.post('/api/appointments', aBooking(slot))],
  ['a booking without scripts', () => ana.post('/api/appointments/byLink', aBooking(slot), elsewhere())],
  [
    'a booking with another address',
    () => ana.post('/api/appointments', aBooking(slot, { email: 'trabajo@example.org' })),
  ],
  ['a wait', () => join('ana@example.org')],
  ['a wait with another address', () => join('trabajo@example.org')],
]

async function join(email: string) {
  const { place, ...form } = aBooking(slot, { email })
  return ana.post(`/api/places/${place}/waiting`, form, elsewhere())
}

/** What writes her down by hand. */
async function byHand(): Promise<() => Answer> {
  const gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  return () => gallery.post('/api/appointments/byHand', aBooking(slot))
}

/** Waits are for slots that are full. */
async function fill(way: string) {
  if (!way.startsWith('a wait')) return
  expect((await stage.client().post('/api/appointments', aBooking(slot, { email: guest }))).statusCode).toBe(
    201
  )
}

describe('an account that is deleted', () => {
  it.each(ways)('takes %s along that is being written at that moment', async (way, ask) => {
    await fill(way)
    expect(await whileHeld((tx) => lockSlots(tx, [slot]), [ask, deleteAccount])).toEqual([201, 200])
    await expectForgotten()
  })

  it('takes a booking along that its owner writes without being signed in', async () => {
    const ask = () => stage.client().post('/api/appointments', aBooking(slot))
    expect(await whileHeld((tx) => lockSlots(tx, [slot]), [ask, deleteAccount])).toEqual([201, 200])
    await expectForgotten()
  })

  it('takes a booking along that the gallery is writing down for its owner', async () => {
    expect(await whileHeld((tx) => lockSlots(tx, [slot]), [await byHand(), deleteAccount])).toEqual([
      201, 200,
    ])
    const [booked] = await stage.db.select().from(appointments)
    expect(booked).toMatchObject({ anonymous_at: stage.clock.now, cancelled_at: stage.clock.now })
    expect(booked?.email).not.toBe('ana@example.org')
  })

  it('takes a place along that is being offered at that moment', async () => {
    await fill('a wait')
    expect((await join('ana@example.org')).statusCode).toBe(201)
    await stage.db.update(waiting).set({ user_id: null })
    await stage.db.update(slots).set({ limit: 2 })
    const offering = (tx: Db) => offerNext({ ...officeOf(stage.app), db: tx })
    expect(await whileHeld(offering, [deleteAccount])).toEqual([200])
    expect(await stage.db.$count(appointments)).toBe(2)
    await expectForgotten()
  })

  it.each(ways)('refuses %s that comes a moment later', async (way, ask) => {
    const other = await aSlot(stage.db, event)
    const { id } = (await ana.post('/api/appointments', aBooking(other))).json().data
    await fill(way)
    expect(await whileHeld((tx) => lockBooking(tx, { id }), [deleteAccount, ask])).toEqual([200, 401])
    await expectForgotten()
  })

  it('waits in no circle with who changes a booking of theirs', async () => {
    const { id } = (await ana.post('/api/appointments', aBooking(slot))).json().data
    await stage.db.update(appointments).set({ updated_by: null })
    const { deleted } = await stage.db.transaction(async (tx) => {
      await lockBooking(tx, { id })
      const deleted = deleteAccount()
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      await updateBooking(tx, id, { comments: 'Hola' }, { by: anaId, now: stage.clock.now })
      return { deleted }
    })
    expect((await deleted).statusCode).toBe(200)
    await expectForgotten()
  })

  it('is deleted once, however often that is asked for', async () => {
    const { id } = (await ana.post('/api/appointments', aBooking(slot))).json().data
    const twice = [deleteAccount, deleteAccount]
    expect(await whileHeld((tx) => lockBooking(tx, { id }), twice)).toEqual([200, 401])
    await expectForgotten()
  })
})

/** Asks for another address, and gives what confirms it, as its mailed link does. */
async function askedChange(email = 'nueva@example.org'): Promise<() => Answer> {
  const form = { email, first_name: 'Ana', last_name: 'Paz', phone: '' }
  expect((await ana.put('/auth/editUser', form)).statusCode).toBe(200)
  const [mail] = await stage.db
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  const token = /auth\/email\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  return () => stage.client().post(`/auth/email/${token}`)
}

/** That nothing is known by the address that was hers, and that one place is hers by the new one. */
async function expectCarriedOver() {
  const booked = await stage.db.select().from(appointments)
  const waits = await stage.db.select().from(waiting)
  expect([...booked, ...waits].filter(({ email }) => email === 'ana@example.org')).toEqual([])
  expect(
    booked.filter(({ user_id, email }) => user_id === anaId && email === 'nueva@example.org')
  ).toHaveLength(1)
  const written = await stage.db.select().from(mails).where(eq(mails.to, 'ana@example.org'))
  expect(written.filter(({ kind }) => kind.startsWith('booking'))).toEqual([])
}

describe('an address that is changed', () => {
  it.each(['without being signed in', 'while signed in'])(
    'takes a place along that is being offered at that moment, waited for %s',
    async (how) => {
      await fill('a wait')
      expect((await join('ana@example.org')).statusCode).toBe(201)
      if (how === 'without being signed in') await stage.db.update(waiting).set({ user_id: null })
      await stage.db.update(slots).set({ limit: 2 })
      const confirm = await askedChange()
      const offering = (tx: Db) => offerNext({ ...officeOf(stage.app), db: tx })
      expect(await whileHeld(offering, [confirm])).toEqual([200])
      await expectCarriedOver()
    }
  )

  it('takes a booking along that its owner writes without being signed in', async () => {
    const confirm = await askedChange()
    const ask = () => stage.client().post('/api/appointments', aBooking(slot))
    expect(await whileHeld((tx) => lockSlots(tx, [slot]), [ask, confirm])).toEqual([201, 200])
    await expectCarriedOver()
  })

  it('waits in no circle with who changes a booking of theirs', async () => {
    const { id } = (await ana.post('/api/appointments', aBooking(slot))).json().data
    await stage.db.update(appointments).set({ updated_by: null })
    const confirm = await askedChange()
    const { confirmed } = await stage.db.transaction(async (tx) => {
      await lockBooking(tx, { id })
      const confirmed = confirm()
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      await updateBooking(tx, id, { comments: 'Hola' }, { by: anaId, now: stage.clock.now })
      return { confirmed }
    })
    expect((await confirmed).statusCode).toBe(200)
    await expectCarriedOver()
  })

  it('follows one link of two that lead to two addresses', async () => {
    const { id } = (await ana.post('/api/appointments', aBooking(slot))).json().data
    const confirm = await askedChange()
    const other = await askedChange('otra@example.org')
    await stage.db.update(emailChanges).set({ used_at: null })
    expect(await whileHeld((tx) => lockBooking(tx, { id }), [confirm, other])).toEqual([200, 422])
    await expectCarriedOver()
  })
})
