import type { FastifyPluginAsync } from 'fastify'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { appointmentDetailOf } from './answers.ts'
import { bookByHand } from './byHand.ts'
import { restoreBooking } from './restoring.ts'

/** What only the gallery does with reservations: writing one down, and taking a cancellation back. */
export const officeRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/appointments/byHand', async (request, reply) => {
    const by = { id: signedIn(request).id, language: request.language }
    const booking = await bookByHand(officeOf(app), request.body, by)
    app.nudgeMail()
    return reply.code(201).send({ data: appointmentDetailOf(booking) })
  })

  route(app, 'POST /api/appointments/:id/restore', async (request) => {
    const booking = await restoreBooking(officeOf(app), request.params.id, signedIn(request).id)
    app.nudgeMail()
    return { data: appointmentDetailOf(booking) }
  })
}
