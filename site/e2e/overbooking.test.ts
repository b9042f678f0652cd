import type { Slot } from '@gallery/contract'
import { countRows } from './counting.ts'
import { copyDemo, copyEmbeddedDemo } from './demoCopy.ts'
import { createSlot, gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'
import { bookingBy, freeSlots, newAddress, type Visitor, visit } from './visitor.ts'

/** 200 people ask for one slot at once, spread over the visitors' servers. */
async function rush(visitors: Visitor[], slot: Slot) {
  return Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const visitor = visitors[number % visitors.length]
      if (!visitor) throw new Error('nobody to ask')
      const booking = bookingBy(`rush-${number}`, slot.id)
      const answer = await visitor.post('/api/appointments', booking, newAddress())
      const { message, slots = [] }: { message: string; slots?: Slot[] } = await answer.json()
      return { status: answer.status, message, slots, email: `rush-${number}@example.org` }
    })
  )
}

/** A slot in three days, with seven places that nobody has asked for. */
async function slotOfSeven(gallery: Visitor): Promise<Slot> {
  const [found] = await freeSlots(gallery)
  if (!found) throw new Error('the demo has no free slot')
  const start = Date.now() + 3 * 24 * 60 * 60 * 1000
  return createSlot(gallery, {
    event_id: found.event.id,
    start: new Date(start).toISOString(),
    end: new Date(start + 45 * 60 * 1000).toISOString(),
    limit: 7,
  })
}

async function expectSeven(
  visitors: [Visitor, ...Visitor[]],
  slot: Slot,
  { mails, newest }: Mailbox
): Promise<void> {
  const answers = await rush(visitors, slot)
  const booked = answers.filter(({ status }) => status === 201).map(({ email }) => email)
  expect(booked).toHaveLength(7)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(193)
  for (const { message, slots } of refused) {
    expect(message).toBe('Ese turno se acaba de completar. Elegí otro.')
    expect(slots.find(({ id }) => id === slot.id)).toMatchObject({ limit: 7, count: 7 })
  }
  for (const email of booked) await newest(email, /Confirmá tu turno/)
  expect(
    mails
      .filter(({ to }) => to.startsWith('rush-'))
      .map(({ to }) => to)
      .sort()
  ).toEqual(booked.sort())
}

test('200 people at once get only the places there are: one process with a database of its own', async () => {
  const demo = await copyEmbeddedDemo()
  const mailbox = await openMailbox()
  const server = await startServer({ ...demo.env, SMTP_URL: mailbox.url })
  const slot = await slotOfSeven(await gallerist(server.url, mailbox))
  await expectSeven([await visit(server.url)], slot, mailbox)
  expect(await server.stop()).toBe(0)
  expect(await countRows(demo.env, slot.id)).toMatchObject({ appointments: 7 })
  await mailbox.close()
  await demo.remove()
})

test('200 people at once get only the places there are: two processes, one PostgreSQL', async () => {
  const demo = await copyDemo()
  const mailbox = await openMailbox()
  const env = { ...demo.env, SMTP_URL: mailbox.url }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const [one, other] = await Promise.all([visit(servers[0].url), visit(servers[1].url)])
  const slot = await slotOfSeven(await gallerist(servers[0].url, mailbox))
  await expectSeven([one, other], slot, mailbox)
  expect(await countRows(demo.env, slot.id)).toMatchObject({ appointments: 7 })
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  await mailbox.close()
  await demo.remove()
})

test('a second process on the same database of its own is refused with its reason', async () => {
  const demo = await copyEmbeddedDemo()
  const first = await startServer(demo.env)
  await expect(startServer(demo.env)).rejects.toThrow(
    /ended with 1 before it listened:\nThe embedded database in \S+ is in use by process \d+\./
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
  await demo.remove()
})
