import { Done, InvalidFields, LinkToken, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { InvalidInput } from '../errors.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { authLimits } from './limits.ts'
import { endSessionByLink } from './sessions.queries.ts'

/**
 * `POST /auth/end/{token}`: what the page behind the link of a mail about a new device calls. The token is the
 * permission: whoever was robbed of their session need not sign in to end it. Nothing else can be done with it.
 */
export const endLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/end/:token',
    {
      schema: {
        tags: ['auth'],
        summary:
          'End the session that a mail told of; mails to sign in with that are on their way open nothing',
        params: z.object({ token: z.string().max(500) }),
        response: { 200: Done, 403: Refusal, 422: InvalidFields, 429: Refusal },
      },
    },
    async (request) => {
      const now = app.clock()
      await limitRate(app.db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
      const token = LinkToken.safeParse(request.params.token)
      const isEnded = token.success && (await endSessionByLink(app.db, token.data, now))
      if (!isEnded) throw new InvalidInput({ token: 'auth.endedAlready' })
      return { message: request.say('auth.sessionEnded') }
    }
  )
}
