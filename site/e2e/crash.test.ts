import { rm } from 'node:fs/promises'
import { copyDemoData, expect, test } from './gallery.ts'
import { linkIn, openMailbox } from './mailbox.ts'
import { freePort, startServer } from './server.ts'
import { bookingBy, freeSlots, visit } from './visitor.ts'

test('a killed server has lost no booking that it answered, and their mails still leave', async () => {
  const data = await copyDemoData()
  const mailbox = await openMailbox()
  const env = { GALLERY_DATA: data, SMTP_URL: mailbox.url, PORT: String(await freePort()) }
  const first = await startServer(env)
  const visitor = await visit(first.url)
  const slots = await freeSlots(visitor)
  const places = slots.flatMap(({ slot }) => Array<number>(slot.limit - slot.count).fill(slot.id))
  expect(places.length).toBeGreaterThan(100)

  const answered: string[] = []
  const attempts = places.slice(0, 100).map(async (place, number) => {
    const booking = bookingBy(`crash-${number}`, place)
    const answer = await visitor.post('/api/appointments', booking).catch(() => undefined)
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
  await rm(data, { recursive: true, force: true })
})
