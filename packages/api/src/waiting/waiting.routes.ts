import type { FastifyPluginAsync } from 'fastify'
import { appointmentDetailOf } from '../appointments/answers.ts'
import { countTold } from '../appointments/countMail.ts'
import { bookingLimits } from '../appointments/limits.ts'
import { notFound } from '../errors.ts'
import { askerOf } from '../holds/asker.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { readProof } from '../proof/proof.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { say } from '../say.ts'
import { writingOf } from '../writing.ts'
import { joinLine } from './joining.ts'
import { leaveLine, putBack, takeOffLine } from './leaving.ts'
import { countAhead, offerByHand, readLine, reorderLine } from './line.ts'
import { findWait, listOwnWaits, waitingDetailOf, waitingOf } from './waiting.queries.ts'

/** Waiting for a place in a full slot: visitors, by their own list or a mailed link, and the gallery. */
export const waitingRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/places/:id/waiting', async ({ params, body, ip, user, language }, reply) => {
    const office = officeOf(app)
    const { db, now } = office
    await limitRate(db, `booking:ip:${visitorOf(ip)}`, bookingLimits.ip, now)
    const asker = await askerOf(db, { ip, email: body.email, user })
    const proof = body.proof === undefined ? null : await readProof(db, 'booking', body.proof, now)
    const row = await countTold(db, body.email, now, () =>
      joinLine(office, params.id, body, { user, language, asker }, proof)
    )
    app.nudgeMail()
    const ahead = await countAhead(db, office, row)
    const message = say(row.entry.language, 'waiting.joined')
    return reply.code(201).send({ data: waitingOf(row, now, ahead), message })
  })

  route(app, 'GET /api/waiting', async (request) => {
    const office = officeOf(app)
    const rows = await listOwnWaits(app.db, signedIn(request), office.now)
    const data = []
    for (const row of rows) data.push(waitingOf(row, office.now, await countAhead(app.db, office, row)))
    return { data }
  })

  route(app, 'POST /api/waiting/:id/leave', async (request) => {
    const office = officeOf(app)
    const row = await leaveLine(office, request.params, signedIn(request))
    return { data: waitingOf(row, office.now, 0) }
  })

  route(app, 'GET /api/waiting/link/:token', async ({ params }) => {
    const office = officeOf(app)
    const row = await findWait(app.db, params)
    if (!row) throw notFound()
    return { data: waitingOf(row, office.now, await countAhead(app.db, office, row)) }
  })

  route(app, 'POST /api/waiting/link/:token/leave', async ({ params }) => {
    const office = officeOf(app)
    const row = await leaveLine(office, params, 'link')
    return { data: waitingOf(row, office.now, 0) }
  })

  await app.register(office)
}

/** What only the gallery does with a line. */
const office: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/places/:id/waiting', async ({ params }) => ({
    data: (await readLine(officeOf(app), params.id)).map(waitingDetailOf),
  }))

  route(app, 'POST /api/places/:id/waiting/order', async (request) => {
    const { params, body } = request
    const line = await reorderLine(officeOf(app), params.id, body.ids, writingOf(request))
    return { data: line.map(waitingDetailOf) }
  })

  route(app, 'POST /api/waiting/:id/offer', async (request, reply) => {
    const { params, body } = request
    const booking = await offerByHand(officeOf(app), params.id, body.place, signedIn(request).id)
    app.nudgeMail()
    return reply.code(201).send({ data: appointmentDetailOf(booking) })
  })

  route(app, 'DELETE /api/waiting/:id', async (request) => {
    await takeOffLine(officeOf(app), request.params.id, signedIn(request).id)
    return { message: request.say('waiting.takenOff') }
  })

  route(app, 'POST /api/waiting/:id/restore', async (request) => {
    await putBack(officeOf(app), request.params.id, signedIn(request).id)
    return { message: request.say('waiting.putBack') }
  })
}
