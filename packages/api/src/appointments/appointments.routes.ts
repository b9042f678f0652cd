import { dayRange, mostFoundAppointments, today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { notFound, Refused } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { appointmentDetailOf, ownAppointmentOf } from './answers.ts'
import { findBooking } from './appointments.queries.ts'
import { bookedRoutes } from './booked.routes.ts'
import { bookingRoutes } from './booking.routes.ts'
import { cancelBooking } from './cancelling.ts'
import { changeBooking } from './changing.ts'
import { findBookings } from './finding.queries.ts'
import { holdsRoutes } from './holds.routes.ts'
import { linkRoutes } from './link.routes.ts'
import { listAll } from './list.queries.ts'
import { officeRoutes } from './office.routes.ts'
import { isOwn, listOwn } from './own.queries.ts'
import { ownRoutes } from './own.routes.ts'
import { listUpcoming } from './upcoming.queries.ts'

/** `/api/appointments`: the timeline, the booking form, the mailed links, and reservations by audience. */
export const appointmentsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    // About one person, or true only now: no cache keeps these answers.
    reply.header('cache-control', 'no-store')
  })

  route(app, 'POST /api/appointments/upcoming', async ({ body }) => {
    const { now, zone } = officeOf(app)
    const { from = today(now, zone), days, people } = body
    return { data: await listUpcoming(app.db, { from, days, people, zone, now }) }
  })

  await app.register(bookingRoutes)
  await app.register(bookedRoutes)
  await app.register(linkRoutes)
  await app.register(reservations)
}

/** Reservations of whoever is signed in; super users reach everybody's and see who it is. */
const reservations: FastifyPluginAsync = async (app) => {
  await app.register(ownRoutes)
  await app.register(officeRoutes)
  await app.register(holdsRoutes)

  route(app, 'GET /api/appointments', async (request) => {
    const { query } = request
    const user = signedIn(request)
    const { now, zone } = officeOf(app)
    if (!query.all) {
      const rows = await listOwn(app.db, user, now)
      return { data: rows.map((row) => ownAppointmentOf(row, user, now)) }
    }
    if (!user.super) throw new Refused(403, 'error.forbidden')
    if (query.query !== '') {
      const { data } = await findBookings(app.db, query.query, { now, limit: mostFoundAppointments })
      return { data: data.map(appointmentDetailOf) }
    }
    const rows = await listAll(app.db, {
      ...dayRange(query.from ?? today(now, zone), zone, query.days),
      slot: query.place,
      event: query.event,
      unconfirmedAt: query.unconfirmed ? now : undefined,
    })
    return { data: rows.map(appointmentDetailOf) }
  })

  route(app, 'GET /api/appointments/:id', async (request) => {
    const user = signedIn(request)
    const row = await findBooking(app.db, { id: request.params.id })
    if (row && user.super) return { data: appointmentDetailOf(row) }
    if (!row || !isOwn(row, user)) throw notFound()
    return { data: ownAppointmentOf(row, user, app.clock()) }
  })

  route(app, 'DELETE /api/appointments/:id', async (request) => {
    const user = signedIn(request)
    const booking = await cancelBooking(officeOf(app), request.params, user)
    app.nudgeMail()
    return { message: request.say(isOwn(booking, user) ? 'booking.deleted' : 'booking.deletedForVisitor') }
  })

  route(app, 'PATCH /api/appointments/:id', async (request) => {
    const { params, body } = request
    const row = await changeBooking(officeOf(app), params.id, body, signedIn(request).id)
    app.nudgeMail()
    return { data: appointmentDetailOf(row) }
  })
}
