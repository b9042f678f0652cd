import {
  AppointmentAnswer,
  AppointmentChange,
  AppointmentDetailAnswer,
  AppointmentDetailsAnswer,
  AppointmentsAnswer,
  AppointmentsQuery,
  Done,
  Id,
  InvalidFields,
  mostFoundAppointments,
  Refusal,
  SlotTaken,
  UpcomingAnswer,
  UpcomingQuery,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper, requireUser, signedIn } from '../auth/guards.ts'
import { dayRange, today } from '../days.ts'
import { notFound, Refused } from '../errors.ts'
import { holdsRoutes } from '../holds/holds.routes.ts'
import {
  appointmentDetailOf,
  findBooking,
  isOwn,
  listAll,
  listOwn,
  ownAppointmentOf,
} from './appointments.queries.ts'
import { bookedRoutes } from './booked.routes.ts'
import { bookingRoutes } from './booking.routes.ts'
import { cancelBooking } from './cancelling.ts'
import { changeBooking } from './changing.ts'
import { findBookings } from './finding.queries.ts'
import { linkRoutes } from './link.routes.ts'
import { officeRoutes } from './office.routes.ts'
import { officeOf } from './office.ts'
import { ownRoutes } from './own.routes.ts'
import { listUpcoming } from './upcoming.queries.ts'

const tags = ['appointments']
const byId = z.object({ id: Id })
const refusals = { 401: Refusal, 403: Refusal, 422: InvalidFields }

/** `/api/appointments`: the timeline, the booking form, the mailed links, and reservations by audience. */
export const appointmentsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    // About one person, or true only now: no cache keeps these answers.
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/api/appointments/upcoming',
    {
      config: { read: true },
      schema: {
        tags,
        summary: 'The timeline: events of a window of days with their slots',
        body: UpcomingQuery,
        response: { 200: UpcomingAnswer, 400: Refusal, 415: Refusal, 422: InvalidFields },
      },
    },
    async ({ body }) => {
      const { now, zone } = officeOf(app)
      const { from = today(now, zone), days } = body
      return { data: await listUpcoming(app.db, { from, days, zone, now }) }
    }
  )

  await app.register(bookingRoutes)
  await app.register(bookedRoutes)
  await app.register(linkRoutes)
  await app.register(reservations)
}

/** Reservations of whoever is signed in; super users reach everybody's and see who it is. */
const reservations: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)
  await app.register(ownRoutes)
  await app.register(officeRoutes)
  await app.register(holdsRoutes)

  app.get(
    '/api/appointments',
    {
      schema: {
        tags,
        summary: "One's own reservations, those to come first; with `all`, everybody's (super)",
        querystring: AppointmentsQuery,
        response: { 200: z.union([AppointmentDetailsAnswer, AppointmentsAnswer]), ...refusals },
      },
    },
    async (request) => {
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
    }
  )

  app.get(
    '/api/appointments/:id',
    {
      schema: {
        tags,
        summary: "One's own reservation, or any (super)",
        params: byId,
        response: { 200: z.union([AppointmentDetailAnswer, AppointmentAnswer]), ...refusals, 404: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const row = await findBooking(app.db, { id: request.params.id })
      if (row && user.super) return { data: appointmentDetailOf(row) }
      if (!row || !isOwn(row, user)) throw notFound()
      return { data: ownAppointmentOf(row, user, app.clock()) }
    }
  )

  app.delete(
    '/api/appointments/:id',
    {
      schema: {
        tags,
        summary: "Cancel one's own reservation, or any (super)",
        params: byId,
        response: { 200: Done, ...refusals, 404: Refusal, 409: SlotTaken },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const booking = await cancelBooking(officeOf(app), request.params, user)
      app.nudgeMail()
      return { message: request.say(isOwn(booking, user) ? 'booking.deleted' : 'booking.deletedForVisitor') }
    }
  )

  app.patch(
    '/api/appointments/:id',
    {
      onRequest: requireSuper,
      schema: {
        tags,
        summary: 'Confirm, move or correct a reservation (super)',
        params: byId,
        body: AppointmentChange,
        response: {
          200: AppointmentDetailAnswer,
          ...refusals,
          400: Refusal,
          404: Refusal,
          409: SlotTaken,
          415: Refusal,
        },
      },
    },
    async (request) => {
      const { params, body } = request
      const row = await changeBooking(officeOf(app), params.id, body, signedIn(request).id)
      app.nudgeMail()
      return { data: appointmentDetailOf(row) }
    }
  )
}
