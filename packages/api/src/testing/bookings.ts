import { type EventForm, EventForm as EventShape } from '@gallery/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { createEvent } from '../events/changes.queries.ts'
import { countPeople, createSlots, type NewSlot, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { mails } from '../tables/mails.table.ts'
import { noon } from './testApp.ts'

const writing = { now: noon, by: null }

/** An event that takes bookings and lasts all of March 2025, but for what the test says. Returns its id. */
export async function anEvent(db: Db, changes: Partial<EventForm> = {}): Promise<number> {
  const form = EventShape.parse({
    kind: 'exhibition',
    title_es: 'La línea',
    title_en: 'The Line',
    place: 'Sala 1',
    from: '2025-03-01',
    to: '2025-03-31',
    color: 'red',
    requires_registration: true,
    ...changes,
  })
  return createEvent(db, form, writing)
}

/** A slot of 45 minutes with seven places, tomorrow at 15:00 in the gallery, but for what the test says. Its id. */
export async function aSlot(db: Db, event_id: number, changes: Partial<NewSlot> = {}): Promise<number> {
  const start = changes.start ?? new Date('2025-03-06T18:00:00Z')
  const slot = {
    event_id,
    start,
    end: new Date(start.getTime() + 45 * 60_000),
    label_es: '',
    label_en: '',
    limit: 7,
    unavailable: false,
    ...changes,
  }
  const [id] = await createSlots(db, [slot], writing)
  if (id === undefined) throw new Error('The database did not answer with the new slot')
  return id
}

/** The booking form as a visitor fills it in. */
export function aBooking(place: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    place,
    email: 'ana@example.org',
    first_name: 'Ana',
    last_name: 'Paz',
    phone: '11 4832-1107',
    comments: '',
    ...changes,
  }
}

/** How many people SQL counts in a slot at a moment. */
export async function takenOf(db: Db, slot: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ taken: countPeople() })
    .from(appointments)
    .where(and(eq(appointments.slot_id, slot), takesPlace(now)))
  return row?.taken ?? 0
}

/** The mails in the outbox, newest first. */
export function outbox(db: Db) {
  return db.select().from(mails).orderBy(desc(mails.id))
}

/** The secret of the links in the newest mail to an address. */
export async function tokenFor(db: Db, email: string): Promise<string> {
  const mail = (await outbox(db)).find(({ to }) => to === email)
  const token = /appointments\/(?:confirm|cancel)\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No mail to ${email} has a link`)
  return token
}
