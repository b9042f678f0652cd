import type { FastifyPluginAsync } from 'fastify'
import { askerOf } from '../holds/asker.ts'
import { forgetHolds } from '../holds/holds.queries.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { readProof } from '../proof/proof.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { say } from '../say.ts'
import { bookedOf } from './answers.ts'
import { book, bookByLink } from './booking.ts'
import { countTold } from './countMail.ts'
import { bookingLimits } from './limits.ts'

/** `POST /api/appointments`: the booking form, and the same without scripts. */
export const bookingRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/appointments', async ({ body, ip, user, language }, reply) => {
    const office = officeOf(app)
    const { db, now } = office
    await limitRate(db, `booking:ip:${visitorOf(ip)}`, bookingLimits.ip, now)
    const asker = await askerOf(db, { ip, email: body.email, user })
    const proof = body.proof === undefined ? null : await readProof(db, 'booking', body.proof, now)
    const { booking, key } = await countTold(db, body.email, now, () =>
      book(office, body, { user, language, asker }, proof)
    )
    await forgetHolds(db, now)
    app.nudgeMail()
    const message = say(booking.appointment.language, 'booking.mailed')
    return reply.code(201).send({ data: bookedOf(booking, key), message })
  })

  route(app, 'POST /api/appointments/byLink', async ({ body, ip, user, language }, reply) => {
    const office = officeOf(app)
    const { db, now } = office
    await limitRate(db, `bookingLink:ip:${visitorOf(ip)}`, bookingLimits.linkIp, now)
    const asker = await askerOf(db, { ip, email: body.email, user })
    const isHeld = await countTold(db, body.email, now, () =>
      bookByLink(office, body, { user, language, asker })
    )
    app.nudgeMail()
    const message = say(body.language ?? language, isHeld ? 'booking.mailed' : 'booking.mailedLink')
    return reply.code(201).send({ message })
  })
}
