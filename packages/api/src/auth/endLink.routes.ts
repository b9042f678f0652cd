import { LinkToken } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { route } from '../http/route.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { authLimits } from './limits.ts'
import { endSessionByLink } from './sessions.queries.ts'

/**
 * `POST /auth/end/{token}`: what the page behind the link of a mail about a new device calls. The token is the
 * permission: whoever was robbed of their session need not sign in to end it. Nothing else can be done with it.
 */
export const endLinkRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /auth/end/:token', async (request) => {
    const now = app.clock()
    await limitRate(app.db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
    const token = LinkToken.safeParse(request.params.token)
    const isEnded = token.success && (await endSessionByLink(app.db, token.data, now))
    if (!isEnded) throw new InvalidInput({ token: 'auth.endedAlready' })
    return { message: request.say('auth.sessionEnded') }
  })
}
