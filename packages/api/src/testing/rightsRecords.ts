import { eq } from 'drizzle-orm'
import { addBookingKey } from '../appointments/bookingKeys.queries.ts'
import { createAppointments } from '../appointments/changes.queries.ts'
import { addMessage } from '../contact/messages.queries.ts'
import { addPasskey } from '../factors/passkeys.queries.ts'
import { sessions } from '../tables/sessions.table.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { works } from '../tables/works.table.ts'
import { hashToken, randomToken } from '../tokens.ts'
import { fillBackRoom } from './backRoom.ts'
import { anEvent, aSlot } from './bookings.ts'
import { addArchive, addItem } from './sampleItem.ts'
import { addSlide } from './sampleSlide.ts'
import type { TestApp } from './testApp.ts'

/**
 * What to put into a route's path so that it names a record: of the user who asks or open to them, or not. It stands in place
 * of the path's first parameter, in a path of several in place of all from the first to the last with what is between them.
 */
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

  async function book(user: number | null, email = 'booked@example.org'): Promise<number> {
    const [id = 0] = await createAppointments(db, [
      {
        slot: await aSlot(db, event.true),
        user,
        email,
        first_name: 'Ana',
        last_name: 'Paz',
        phone: '11 4832-1107',
        comments: '',
        language: 'es',
        hold_until: null,
        confirmed_at: clock.now,
        created_at: clock.now,
      },
    ])
    return id
  }

  const appointment: Recorded = async (user, isOwn) => {
    return String(await book(isOwn ? (user?.id ?? null) : stranger))
  }
  /** One that was made with their address, or with a stranger's. */
  const addressed: Recorded = async (user, isOwn) =>
    String(await book(null, isOwn && user ? user.email : 'stranger@example.org'))
  const session: Recorded = async (user, isOwn) => {
    const id_hash = hashToken(randomToken())
    const expires_at = new Date(clock.now.getTime() + 60_000)
    await db.insert(sessions).values({ id_hash, user_id: isOwn && user ? user.id : stranger, expires_at })
    return id_hash.slice(0, 16)
  }
  /** Who has one has come in by it: by mail alone a super user would have to prove it first. */
  const passkey: Recorded = async (user, isOwn) => {
    if (user) await db.update(sessions).set({ factor: 'passkey' }).where(eq(sessions.user_id, user.id))
    const row = await addPasskey(db, {
      user_id: isOwn && user ? user.id : stranger,
      credential_id: randomToken(),
      public_key: '',
      counter: 0,
      transports: [],
      name: 'Firefox, Linux',
      created_at: clock.now,
    })
    return String(row?.id)
  }
  const bookingLink: Recorded = async (_user, isOwn) => {
    const token = await addBookingKey(db, await book(null), 'link')
    return isOwn ? token : randomToken()
  }
  const threadLink: Recorded = async (_user, isOwn) => {
    const token = randomToken()
    const message_id = await addMessage(db, {
      name: 'Ana',
      email: 'ana@example.org',
      subject: 'Hola',
      message: 'Hola',
      language: 'es',
      created_at: clock.now,
    })
    const entry = { message_id, kind: 'answer', text: 'Hola', created_at: clock.now } as const
    await db.insert(messageEntries).values({ ...entry, token_hash: hashToken(token) })
    return isOwn ? token : randomToken()
  }
  const oneOf =
    (records: { true: number | string; false: number | string }): Recorded =>
    (_user, isOwn) =>
      String(records[`${isOwn}`])

  const shownAs = (end: string) =>
    oneOf({ true: `3/images.${room.files.one}${end}`, false: `3/images.${room.files.hidden}${end}` })

  return {
    '/iiif/:version/:picture': shownAs(''),
    '/iiif/:version/:picture/info.json': shownAs(''),
    '/iiif/:version/:picture/:region/:size/:rotation/:file': shownAs('/full/10,/0/default.jpg'),
    '/auth/sessions/:id': session,
    '/auth/passkeys/:id': passkey,
    '/api/appointments/:id': appointment,
    '/api/appointments/:id/resend': appointment,
    '/api/appointments/:id/confirm': addressed,
    '/api/appointments/:id/move': appointment,
    '/api/appointments/:id/party': appointment,
    '/api/appointments/:id/times': appointment,
    '/api/appointments/:id/calendar.ics': appointment,
    '/api/appointments/link/:token': bookingLink,
    '/api/appointments/link/:token/calendar.ics': bookingLink,
    '/api/appointments/link/:token/code': bookingLink,
    '/api/appointments/link/:token/times': bookingLink,
    '/api/appointments/link/:token/confirm': bookingLink,
    '/api/appointments/link/:token/cancel': bookingLink,
    '/api/appointments/link/:token/move': bookingLink,
    '/api/appointments/link/:token/party': bookingLink,
    '/contact/thread/:token': threadLink,
    '/api/events/:id': oneOf(event),
    '/api/places/:id': oneOf(slot),
    '/api/slides/:id': oneOf(slide),
    '/api/archives/:id': oneOf(archive),
    '/api/items/:id': oneOf(item),
    '/api/works/:work': oneOf({ true: room.works.one, false: room.works.hidden }),
    '/api/works/:work/collections/:collection': (_user, isOwn) =>
      `${room.works.one}/collections/${isOwn ? room.paper.link : room.wall.link}`,
    '/api/works/:work/:collection': (_user, isOwn) =>
      `${room.works.hidden}/${isOwn ? room.wall.link : randomToken()}`,
    '/api/share/work/:link': (_user, isOwn) => (isOwn && shared ? shared.link : randomToken()),
    '/api/collections/:key': oneOf({ true: room.paper.link, false: room.wall.link }),
    '/api/share/collection/:link': (_user, isOwn) => (isOwn ? room.wall.link : randomToken()),
  }
}
