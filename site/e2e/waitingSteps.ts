import type { Language } from '@gallery/contract'
import { createSlot, gallerist } from './gallerist.ts'
import { expect, type Gallery } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { postProving } from './proving.ts'
import { bookingBy, newAddress, type Visitor } from './visitor.ts'
import { clockOf, type Visit } from './visits.ts'
import { waitingWords } from './waitingWords.ts'
import { words } from './words.ts'

const minute = 60_000
let slots = 0

/** A visit of four in the evening of another's day, which two and two have taken. The first give theirs back by `giveBack`. */
export async function fullVisit(
  near: Visit,
  visitor: Visitor,
  { server, mailbox }: Gallery,
  name: string
): Promise<Visit & { giveBack: () => Promise<void> }> {
  slots += 1
  const start = new Date(`${near.day}T20:00:00-03:00`).getTime() + slots * 5 * minute
  const [from, to] = [start, start + 4 * minute].map((time) => new Date(time).toISOString())
  const staff = await gallerist(server.url, mailbox)
  const slot = await createSlot(staff, { event_id: near.event, start: from, end: to, limit: 4 })
  for (const who of [name, `${name}-others`]) {
    const booking = { ...bookingBy(who, slot.id), people: 2 }
    expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
  }
  const mail = await mailbox.newest(bookingBy(name, slot.id).email, words.es.confirmMail)
  const token = new URL(linkIn(mail, /\/confirm\//)).pathname.split('/').at(-1)
  return {
    ...near,
    slot,
    time: `${clockOf(slot.start)} - ${clockOf(slot.end)}`,
    giveBack: async () => {
      expect((await visitor.post(`/api/appointments/link/${token}/cancel`, {})).status).toBe(200)
    },
  }
}

/** Two wait for a visit. @returns their address */
export async function waiter(
  booked: Visit,
  visitor: Visitor,
  name: string,
  language: Language
): Promise<string> {
  const { place, ...form } = { ...bookingBy(name, booked.slot.id), people: 2, language }
  const answer = await postProving(visitor, `/api/places/${place}/waiting`, form, newAddress())
  expect(answer.status).toBe(201)
  return form.email
}

/** The link by which who waits sees their place, as it was mailed. */
export async function waitingLink(email: string, { mailbox }: Gallery, language: Language): Promise<string> {
  return linkIn(await mailbox.newest(email, waitingWords[language].joinedMail), /\/waiting\//)
}
