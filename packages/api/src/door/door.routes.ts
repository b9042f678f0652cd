import { dayRange, today } from '@gallery/contract'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { findBooking } from '../appointments/appointments.queries.ts'
import { listOwn } from '../appointments/own.queries.ts'
import { countAttendance } from '../attendance/attendance.queries.ts'
import { bookingCodes } from '../bookingCodes/bookingCodes.ts'
import { codeRows } from '../bookingCodes/codePicture.ts'
import { notFound } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { limitRate } from '../rateLimits.ts'
import { slots } from '../tables/slots.table.ts'
import { findDoorSlots } from './doorSlots.queries.ts'
import { findGuest } from './guests.queries.ts'
import { doAtDoor } from './lettingIn.ts'

/** Codes that one person may ask for: as many as come through a door, far from enough to guess one. */
const codesLimit = { max: 600, window: 10 * 60_000 }

/** `/api/door`: who comes today, what was done at the doors, and the codes that are shown there. */
export const doorRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    // Of people, and true only now.
    reply.header('cache-control', 'no-store')
  })

  route(app, 'GET /api/door', async ({ query }) => {
    const { db, now, zone } = officeOf(app)
    const day = query.day ?? today(now, zone)
    return { data: { day, now: now.toISOString(), zone, slots: await findDoorSlots(db, { day, zone, now }) } }
  })

  route(app, 'POST /api/door', async (request) => {
    const { actions, device, door } = request.body
    const by = { user: signedIn(request).id, language: request.language, device, door }
    const data = []
    // One after the other, as they were done: the second may take the first back.
    for (const action of actions) {
      const { outcome, people, booking } = await doAtDoor(officeOf(app), action, by)
      const guest = booking === null ? null : await findGuest(app.db, booking)
      data.push({ key: action.key, outcome, people, guest })
    }
    return { data }
  })

  route(app, 'GET /api/door/codes/:code', async (request) => {
    await limitRate(app.db, `code:${signedIn(request).id}`, codesLimit, app.clock())
    const id = (await bookingCodes(app.db)).idOf(request.params.code)
    const row = id === undefined ? undefined : await findBooking(app.db, { id })
    if (!row) throw notFound()
    const { first_name, last_name, people, cancelled_at } = row.appointment
    const { title_es, title_en } = row.event
    const start = row.slot.start.toISOString()
    const cancelled = cancelled_at !== null
    return {
      data: {
        id: row.appointment.id,
        first_name,
        last_name,
        people,
        cancelled,
        start,
        event: { title_es, title_en },
      },
    }
  })

  route(app, 'GET /api/door/attendance', async ({ query: { event, place, from, days } }) => {
    const { db, now, zone } = officeOf(app)
    const window = from === undefined ? undefined : dayRange(from, zone, days)
    const found = await countAttendance(
      db,
      now,
      and(
        event === undefined ? undefined : eq(slots.event_id, event),
        place === undefined ? undefined : eq(slots.id, place),
        window && gte(slots.start, window.start),
        window && lt(slots.start, window.end)
      )
    )
    return {
      data: found.map(({ event_id: _event, start, ...each }) => ({ ...each, start: start.toISOString() })),
    }
  })

  route(app, 'GET /api/appointments/codes', async (request) => {
    const { db, now } = officeOf(app)
    const rows = await listOwn(db, signedIn(request), now)
    const shown = rows.filter(({ appointment, slot }) => appointment.confirmed_at !== null && slot.end > now)
    const codes = await bookingCodes(db)
    return { data: shown.map(({ appointment: { id } }) => ({ id, ...shownCode(codes.of(id)) })) }
  })

  route(app, 'GET /api/appointments/link/:token/code', async ({ params }) => {
    const { db, now } = officeOf(app)
    const row = await findBooking(db, { token: params.token })
    if (!row) throw notFound()
    const { id, confirmed_at, cancelled_at } = row.appointment
    const isShown = confirmed_at !== null && cancelled_at === null && row.slot.end > now
    return { data: isShown ? shownCode((await bookingCodes(db)).of(id)) : null }
  })
}

/** A code as pages show it. */
function shownCode(code: string) {
  return { code, qr: codeRows(code) }
}
