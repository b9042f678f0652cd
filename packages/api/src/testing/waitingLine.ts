import { officeOf } from '../office.ts'
import { offerNext } from '../waiting/offering.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from './bookings.ts'
import { elsewhere } from './client.ts'
import type { TestApp } from './testApp.ts'

const url = '/api/appointments'

/** The address of whoever is called so. */
export const emailOf = (name: string) => `${name}@example.org`

/** What {@link openLine} made, and what may happen there. */
export type WaitingLine = Awaited<ReturnType<typeof openLine>>

/**
 * A gallery with nothing but a slot for four, of an event to which parties of up to four come; somebody who visits, and the
 * gallery's own client. Others are called by their names.
 */
export async function openLine(stage: TestApp) {
  await stage.reset()
  const { db } = stage
  const visitor = stage.client()
  const gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  const event = await anEvent(db, { largest_party: 4 })
  const slot = await aSlot(db, event, { limit: 4 })

  const join = (name: string, changes: Readonly<Record<string, unknown>> = {}, place = slot) => {
    const { place: _, ...form } = aBooking(place, { email: emailOf(name), first_name: name, ...changes })
    return visitor.post(`/api/places/${place}/waiting`, form, elsewhere())
  }
  /** The link of the newest mail by which somebody keeps a place or lets it go. */
  const linkOf = async (name: string) => `${url}/link/${await tokenFor(db, emailOf(name))}`
  return {
    visitor,
    gallery,
    event,
    slot,
    /** Somebody asks to wait. */
    join,
    /** Somebody with a place, confirmed. @returns the booking's id and link */
    aGuest: async (name: string, people = 1, place = slot) => {
      const form = aBooking(place, { people, email: emailOf(name), first_name: name })
      const answer = await visitor.post(url, form, elsewhere())
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
      const link = await linkOf(name)
      await visitor.post(`${link}/confirm`)
      const id: number = answer.json().data.id
      return { id, link }
    },
    /** Somebody who waits. @returns the id of their wait */
    aWaiter: async (
      name: string,
      people = 1,
      changes: Readonly<Record<string, unknown>> = {}
    ): Promise<number> => {
      const answer = await join(name, { people, ...changes })
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
      return answer.json().data.id
    },
    /** Offers whatever can be offered, as the worker does. @returns how many offers were made */
    offerAll: async (): Promise<number> => {
      let count = 0
      while (await offerNext(officeOf(stage.app))) count += 1
      return count
    },
    /** Who is in the line as the gallery sees it, and who has an offer. */
    line: async (place = slot) => {
      const { data } = (await gallery.get(`/api/places/${place}/waiting`)).json()
      const names = (found: { first_name: string }[]) => found.map(({ first_name }) => first_name)
      return {
        offered: names(data.filter(({ offer }: { offer: unknown }) => offer !== null)),
        waits: names(data.filter(({ offer }: { offer: unknown }) => offer === null)),
      }
    },
    /** How many have a place. */
    taken: () => takenOf(db, slot, stage.clock.now),
    /** The newest mail to somebody. */
    mailTo: async (name: string) => (await outbox(db)).find(({ to }) => to === emailOf(name)),
    /** The link of the mail that offers somebody a place. */
    offerOf: linkOf,
  }
}
