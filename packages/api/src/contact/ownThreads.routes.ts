import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { keepSecret } from '../secretLinks.ts'
import { hashToken } from '../tokens.ts'
import { findOwnThread, receiveReply } from './ownThreads.ts'

const quarterHour = 15 * 60_000
/** Links tried from one place. */
const tries = { max: 120, window: quarterHour }
/** What is written from one place, and by one link. */
const limits = { ip: { max: 30, window: quarterHour }, link: { max: 10, window: quarterHour * 4 } }

/** Writing on by the link of an answer, which is a secret of 256 bits: it proves what the contact form has proven by work. */
export const ownThreadsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', keepSecret)

  route(app, 'GET /contact/thread/:token', async (request) => {
    await limitRate(app.db, `threadTry:ip:${visitorOf(request.ip)}`, tries, app.clock())
    return { data: await findOwnThread(app.db, request.params.token) }
  })

  route(app, 'POST /contact/thread/:token', async (request) => {
    const office = officeOf(app)
    const { db, now } = office
    const { token } = request.params
    await limitRate(db, `thread:ip:${visitorOf(request.ip)}`, limits.ip, now)
    await limitRate(db, `thread:link:${hashToken(token)}`, limits.link, now)
    await db.transaction((tx) => receiveReply(tx, token, request.body.message, office))
    app.nudgeMail()
    return { message: request.say('contact.replied') }
  })
}
