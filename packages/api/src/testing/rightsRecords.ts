import { createAppointments } from '../appointments/appointments.queries.ts'
import { sessions } from '../auth/sessions.table.ts'
import { hashToken, randomToken } from '../auth/tokens.ts'
import { works } from '../works/works.table.ts'
import { fillBackRoom } from './backRoom.ts'
import { anEvent, aSlot } from './bookings.ts'
import { addArchive, addItem } from './sampleItem.ts'
import { addSlide } from './sampleSlide.ts'
import type { TestApp } from './testApp.ts'

/** What to put into a route's path so that it names a record: of the user who asks or open to them, or not. */
type Recorded = (user: { id: number; email: string } | null, isOwn: boolean) => Promise<string> | string

/**
 * Records for the routes whose answer depends on whose they are, by path: those of the user who asks, or of a stranger;
 * public or hidden; with their link or with another. Each call makes a record of its own, so that no test spends what
 * the next one needs.
 */
export async function rightsRecords(stage: TestApp): Promise<Readonly<Record<string, Recorded>>> {
  const { db, clock } = stage
  const room = await fillBackRoom(stage)
  const [shared] = await db.select({ link: works.secret_link }).from(works).limit(1)
  const event = { true: await anEvent(db), false: await anEvent(db, { active: false }) }
  const slot = { true: await aSlot(db, event.true), false: await aSlot(db, event.false) }
  const archive = { true: await addArchive(stage), false: await addArchive(stage, { public: false }) }
  const item = { true: await addItem(stage), false: await addItem(stage, { public: false }) }
  const slide = { true: await addSlide(stage), false: await addSlide(stage, { active: false }) }
  const stranger = await stage.client().signInAs({ email: 'stranger@example.org' })

  async function book(user: number | null, token: string): Promise<number> {
    const [id = 0] = await createAppointments(db, [
      {
        slot: await aSlot(db, event.true),
        user,
        email: 'booked@example.org',
        first_name: 'Ana',
        last_name: 'Paz',
        phone: '11 4832-1107',
        comments: '',
        language: 'es',
        token,
        hold_until: null,
        confirmed_at: clock.now,
        created_at: clock.now,
      },
    ])
    return id
  }

  const appointment: Recorded = async (user, isOwn) => {
    return String(await book(isOwn ? (user?.id ?? null) : stranger, randomToken()))
  }
  const session: Recorded = async (user, isOwn) => {
    const id_hash = hashToken(randomToken())
    const expires_at = new Date(clock.now.getTime() + 60_000)
    await db.insert(sessions).values({ id_hash, user_id: isOwn && user ? user.id : stranger, expires_at })
    return id_hash.slice(0, 16)
  }
  const bookingLink: Recorded = async (_user, isOwn) => {
    const token = randomToken()
    await book(null, token)
    return isOwn ? token : randomToken()
  }
  const oneOf =
    (records: { true: number | string; false: number | string }): Recorded =>
    (_user, isOwn) =>
      String(records[`${isOwn}`])

  return {
    '/auth/sessions/:id': session,
    '/api/appointments/:id': appointment,
    '/api/appointments/:id/resend': appointment,
    '/api/appointments/:id/calendar.ics': appointment,
    '/api/appointments/link/:token': bookingLink,
    '/api/appointments/link/:token/calendar.ics': bookingLink,
    '/api/appointments/link/:token/confirm': bookingLink,
    '/api/appointments/link/:token/cancel': bookingLink,
    '/api/events/:id': oneOf(event),
    '/api/places/:id': oneOf(slot),
    '/api/slides/:id': oneOf(slide),
    '/api/archives/:id': oneOf(archive),
    '/api/items/:id': oneOf(item),
    '/api/works/:work': oneOf({ true: room.works.one, false: room.works.hidden }),
    '/api/works/:work/:collection': (_user, isOwn) =>
      `${room.works.hidden}/${isOwn ? room.wall.link : randomToken()}`,
    '/api/share/work/:link': (_user, isOwn) => (isOwn && shared ? shared.link : randomToken()),
    '/api/collections/:key': oneOf({ true: room.paper.link, false: room.wall.link }),
    '/api/share/collection/:link': (_user, isOwn) => (isOwn ? room.wall.link : randomToken()),
  }
}
