import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { askerOf } from '../holds/asker.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { bookedOf } from './answers.ts'
import { findBooking } from './appointments.queries.ts'
import { countTold } from './countMail.ts'
import { bookingLimits } from './limits.ts'
import { correctAddress, mailAgain } from './readdressing.ts'
import { limitResending } from './resending.ts'

/**
 * `/api/appointments/booked`: what the browser that has just booked can do about the mail, until the booking is
 * confirmed. The secret in the answer to the form is the permission. It travels in the body: addresses are written down.
 */
export const bookedRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/appointments/booked/resend', async (request) => {
    const { key } = request.body
    const office = officeOf(app)
    await limitResending(office, await known(key))
    const row = await mailAgain(office, key)
    app.nudgeMail()
    return { data: bookedOf(row, key), message: request.say('booking.resent') }
  })

  route(app, 'POST /api/appointments/booked/address', async (request) => {
    const { key, email } = request.body
    const office = officeOf(app)
    const { now } = office
    const { id } = (await known(key)).appointment
    await limitRate(app.db, `booking:address:${id}`, bookingLimits.address, now)
    await limitRate(app.db, `booking:ip:${visitorOf(request.ip)}`, bookingLimits.ip, now)
    const asker = await askerOf(app.db, { ip: request.ip, email, user: request.user })
    const row = await countTold(app.db, email, now, () => correctAddress(office, key, { email, asker }))
    app.nudgeMail()
    return { data: bookedOf(row, key), message: request.say('booking.readdressed', { email }) }
  })

  /** Before anything is counted: a guessed secret costs nobody their mails. */
  async function known(key: string) {
    const row = await findBooking(app.db, { browser: key })
    if (!row) throw notFound()
    return row
  }
}
