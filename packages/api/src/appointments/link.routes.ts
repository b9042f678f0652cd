import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { linkedAppointmentOf } from './answers.ts'
import { findBooking } from './appointments.queries.ts'
import { cancelBooking } from './cancelling.ts'
import { confirmBooking } from './confirming.ts'
import { moveBooking } from './moving.ts'
import { changeParty } from './party.ts'
import { sendCalendar } from './sendCalendar.ts'
import { listTimes } from './times.ts'

/**
 * `/api/appointments/link/{token}`: what the pages behind the mailed links call. The token is the permission; no
 * account is needed. A GET changes nothing, because mail scanners open every link.
 */
export const linkRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/appointments/link/:token', async ({ params }) => {
    const row = await findBooking(app.db, { token: params.token })
    if (!row) throw notFound()
    return { data: await linkedAppointmentOf(row, officeOf(app)) }
  })

  route(app, 'POST /api/appointments/link/:token/confirm', async ({ params }) => {
    const office = officeOf(app)
    const row = await confirmBooking(office, { token: params.token }, 'link')
    app.nudgeMail()
    return { data: await linkedAppointmentOf(row, office) }
  })

  route(app, 'POST /api/appointments/link/:token/cancel', async ({ params }) => {
    const office = officeOf(app)
    const row = await cancelBooking(office, { token: params.token }, 'link')
    app.nudgeMail()
    return { data: await linkedAppointmentOf(row, office) }
  })

  route(app, 'POST /api/appointments/link/:token/move', async ({ params, body }) => {
    const office = officeOf(app)
    const row = await moveBooking(office, { token: params.token }, body.place, 'link')
    app.nudgeMail()
    return { data: await linkedAppointmentOf(row, office) }
  })

  route(app, 'POST /api/appointments/link/:token/party', async ({ params, body }) => {
    const office = officeOf(app)
    const row = await changeParty(office, { token: params.token }, body, 'link')
    app.nudgeMail()
    return { data: await linkedAppointmentOf(row, office) }
  })

  route(app, 'GET /api/appointments/link/:token/times', async ({ params }) => {
    const row = await findBooking(app.db, { token: params.token })
    if (!row) throw notFound()
    return { data: await listTimes(app.db, officeOf(app), row) }
  })

  route(app, 'GET /api/appointments/link/:token/calendar.ics', async ({ params }, reply) =>
    sendCalendar(reply, await findBooking(app.db, { token: params.token }))
  )
}
