import type { EventSummary } from '@gallery/contract'
import { copyDemo } from './demoCopy.ts'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { openMailbox } from './mailbox.ts'
import { firstOf, read } from './reading.ts'
import { startServer } from './server.ts'
import { bookingBy, freeSlots, newAddress, type Visitor, visit } from './visitor.ts'

/** The page of an address as anybody gets it. */
async function pageOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** The instant at which a page was drawn, which travels in it: two pages that share it are one drawing. */
async function drawnAt(url: string): Promise<string> {
  const [, instant = 'no instant'] = /"now":"([^"]+)"/.exec(await pageOf(url)) ?? []
  return instant
}

/** Renames an exhibition fifty times on one server, and each time looks at once for the new name on another. */
async function expectEachName(staff: Visitor, reader: string): Promise<void> {
  const exhibitions = await read<EventSummary[]>(`${reader}/api/events?exhibitions=true`)
  const { id, title_es: name } = firstOf(exhibitions, 'exhibitions')
  for (let turn = 0; turn < 50; turn += 1) {
    const title_es = `Nombre número ${turn} de la muestra`
    const saved = await staff.patch(`/api/events/${id}`, { title_es })
    expect(saved.status).toBe(200)
    expect(await pageOf(`${reader}/es/exhibitions`)).toContain(title_es)
  }
  // Others look at this gallery too.
  await staff.patch(`/api/events/${id}`, { title_es: name })
}

test('a page is never older than the last write: one process with a database of its own', async ({
  gallery,
}) => {
  const { url } = gallery.server
  await expectEachName(await gallerist(url, gallery.mailbox), url)
})

test('a booking makes the home page anew and leaves kept what shows no bookings', async ({ gallery }) => {
  const { url } = gallery.server
  const visitor = await visit(url)
  let booked = 0
  // A page is kept for its minute: two answers from both sides of its end differ.
  await expect(async () => {
    const before = { home: await drawnAt(`${url}/es`), works: await drawnAt(`${url}/es/collections`) }
    expect(await drawnAt(`${url}/es`)).toBe(before.home)
    const { slot } = firstOf(await freeSlots(visitor), 'free slots')
    booked += 1
    const booking = bookingBy(`fresh-${booked}`, slot.id)
    const answer = await visitor.post('/api/appointments', booking, newAddress())
    expect(answer.status).toBe(201)
    expect(await drawnAt(`${url}/es`)).not.toBe(before.home)
    expect(await drawnAt(`${url}/es/collections`)).toBe(before.works)
  }).toPass()
})

test('a page is never older than the last write: the reader on another process, one PostgreSQL', async () => {
  const demo = await copyDemo()
  const mailbox = await openMailbox()
  const env = { ...demo.env, SMTP_URL: mailbox.url }
  const [writer, reader] = await Promise.all([startServer(env), startServer(env)])
  await expectEachName(await gallerist(writer.url, mailbox), reader.url)
  expect(await Promise.all([writer.stop(), reader.stop()])).toEqual([0, 0])
  await mailbox.close()
  await demo.remove()
})
