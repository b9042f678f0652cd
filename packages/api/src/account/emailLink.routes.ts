import { LinkToken } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { authLimits } from '../auth/limits.ts'
import { InvalidInput } from '../errors.ts'
import { route } from '../http/route.ts'
import { accountOfficeOf } from '../mail/accountOffice.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { confirmEmailChange } from './emailChange.ts'

/**
 * `POST /auth/email/{token}`: what the page behind the link in a new mailbox calls. The token is the permission, so the
 * link works in another browser; there is no GET, because mail scanners open every link.
 */
export const emailLinkRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /auth/email/:token', async (request) => {
    const office = accountOfficeOf(request)
    await limitRate(app.db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, office.now)
    const token = LinkToken.safeParse(request.params.token)
    if (!token.success) throw new InvalidInput({ token: 'auth.badLink' })
    const email = await app.db.transaction((tx) => confirmEmailChange(tx, office, token.data))
    app.nudgeMail()
    return { message: request.say('account.emailChanged', { email }) }
  })
}
