import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Slot } from '@gallery/contract'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { copyEmbeddedDemo } from './demoCopy.ts'
import { created, createSlot, gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { linkIn, openMailbox } from './mailbox.ts'
import { startPostgres } from './postgres.ts'
import { startServer } from './server.ts'
import { bookingBy, freeSlots, newAddress, type Visitor, visit } from './visitor.ts'

test('a killed server has lost no booking that it answered, and their mails still leave', async () => {
  const demo = await copyEmbeddedDemo()
  const mailbox = await openMailbox()
  const env = { ...demo.env, SMTP_URL: mailbox.url, PORT: String(await freePort()) }
  const first = await startServer(env)
  const visitor = await visit(first.url)
  const slots = await freeSlots(visitor)
  const places = slots.flatMap(({ slot }) => Array<number>(slot.limit - slot.count).fill(slot.id))
  expect(places.length).toBeGreaterThan(100)

  const answered: string[] = []
  const attempts = places.slice(0, 100).map(async (place, number) => {
    const booking = bookingBy(`crash-${number}`, place)
    const answer = await visitor.post('/api/appointments', booking, newAddress()).catch(() => undefined)
    if (answer?.status !== 201) return
    answered.push(booking.email)
    if (answered.length === 30) await first.kill()
  })
  await Promise.all(attempts)
  expect(answered.length).toBeGreaterThanOrEqual(30)
  expect(answered.length).toBeLessThan(100)

  const second = await startServer(env)
  for (const email of answered) {
    const mail = await mailbox.newest(email, /Confirmá tu turno/)
    const token = new URL(linkIn(mail, /\/appointments\/confirm\//)).pathname.split('/').at(-1)
    const answer = await visitor.get(`/api/appointments/link/${token}`)
    expect(answer.status).toBe(200)
  }
  // One mail was in hand when the process died: that one may have gone twice, and no other.
  const sent = mailbox.mails.filter(({ to }) => answered.includes(to))
  expect(sent.length).toBeLessThanOrEqual(answered.length + 1)

  expect(await second.stop()).toBe(0)
  await mailbox.close()
  await demo.remove()
})

/** A slot of an event of its own, in three days, with many places. */
async function slotOfMany(lucia: Visitor): Promise<Slot> {
  const start = Date.now() + 3 * 24 * 3_600_000
  const iso = (time: number) => new Date(time).toISOString()
  const event = await created<{ id: number }>(
    await lucia.post('/api/events', {
      kind: 'exhibition',
      title_es: 'Corte de luz',
      from: iso(start).slice(0, 10),
      to: iso(start).slice(0, 10),
      color: 'red',
      requires_registration: true,
    })
  )
  return createSlot(lucia, { event_id: event.id, start: iso(start), end: iso(start + 2_700_000), limit: 100 })
}

test('a database that was killed is back with all that was answered, for a server that has lived on', async () => {
  const data = await mkdtemp(join(tmpdir(), 'gallery-crash-'))
  const postgres = await startPostgres()
  const mailbox = await openMailbox()
  const server = await startServer({
    GALLERY_DATA: data,
    DATABASE_URL: postgres.url,
    SMTP_URL: mailbox.url,
    SUPER_EMAILS: 'lucia@ochava.example',
  })
  const slot = await slotOfMany(await gallerist(server.url, mailbox))
  const visitor = await visit(server.url)
  const status = async (path: string) => (await visitor.get(path)).status
  const refusal = { message: 'El servicio no responde en este momento. Probá de nuevo en unos minutos.' }

  const answered: string[] = []
  let killed: Promise<void> | undefined
  const attempts = Array.from({ length: 80 }, async (_, number) => {
    const booking = bookingBy(`cut-${number}`, slot.id)
    const answer = await visitor.post('/api/appointments', booking, newAddress())
    if (answer.status === 201) answered.push(booking.email)
    else expect([answer.status, await answer.json()]).toEqual([503, refusal])
    if (answered.length === 20) killed ??= postgres.kill()
  })
  await Promise.all(attempts)
  await killed
  expect(answered.length).toBeGreaterThanOrEqual(20)
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])

  await postgres.start()
  await expect.poll(() => status('/readyz')).toBe(200)
  expect((await visitor.post('/api/appointments', bookingBy('after', slot.id), newAddress())).status).toBe(
    201
  )
  for (const email of [...answered, 'after@example.org']) {
    const mail = await mailbox.newest(email, /Confirmá tu turno/)
    const token = new URL(linkIn(mail, /\/appointments\/confirm\//)).pathname.split('/').at(-1)
    expect(await status(`/api/appointments/link/${token}`)).toBe(200)
    expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1)
  }
  expect(await server.stop()).toBe(0)
  await mailbox.close()
  await postgres.stop()
  await rm(data, { recursive: true, force: true })
})
