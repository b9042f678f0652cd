import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { askerOf } from '../holds/asker.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { ownAppointmentOf } from './answers.ts'
import { findBooking } from './appointments.queries.ts'
import { confirmBooking } from './confirming.ts'
import { moveBooking } from './moving.ts'
import { isOwn } from './own.queries.ts'
import { changeParty } from './party.ts'
import { limitResending, resendMail } from './resending.ts'
import { sendCalendar } from './sendCalendar.ts'
import { listTimes } from './times.ts'

/** What one does with one's own reservation without its mail at hand. Register it where somebody is signed in. */
export const ownRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/appointments/:id/resend', async (request) => {
    const { id } = request.params
    const user = signedIn(request)
    const row = await findBooking(app.db, { id })
    if (!row || !isOwn(row, user)) throw notFound()
    const office = officeOf(app)
    await limitResending(office, row)
    const asker = await askerOf(app.db, { ip: request.ip, email: row.appointment.email, user })
    await resendMail(office, id, user, asker)
    app.nudgeMail()
    return { message: request.say('booking.resent') }
  })

  route(app, 'POST /api/appointments/:id/confirm', async (request) => {
    const user = signedIn(request)
    const office = officeOf(app)
    const row = await confirmBooking(office, request.params, user)
    app.nudgeMail()
    return { data: ownAppointmentOf(row, user, office.now) }
  })

  route(app, 'POST /api/appointments/:id/move', async (request) => {
    const user = signedIn(request)
    const office = officeOf(app)
    const row = await moveBooking(office, request.params, request.body.place, user)
    app.nudgeMail()
    return { data: ownAppointmentOf(row, user, office.now) }
  })

  route(app, 'POST /api/appointments/:id/party', async (request) => {
    const user = signedIn(request)
    const office = officeOf(app)
    const row = await changeParty(office, request.params, request.body, user)
    app.nudgeMail()
    return { data: ownAppointmentOf(row, user, office.now) }
  })

  route(app, 'GET /api/appointments/:id/times', async (request) => {
    const office = officeOf(app)
    const row = await findBooking(app.db, { id: request.params.id })
    if (!row || !isOwn(row, signedIn(request))) throw notFound()
    return { data: await listTimes(app.db, office, row) }
  })

  route(app, 'GET /api/appointments/:id/calendar.ics', async (request, reply) => {
    const row = await findBooking(app.db, { id: request.params.id })
    if (!row || !isOwn(row, signedIn(request))) throw notFound()
    return sendCalendar(reply, row)
  })
}
