import {
  ActivityAnswer,
  ActivityQuery,
  ActivityRevert,
  Done,
  Id,
  InvalidFields,
  Refusal,
  RevertRefusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { officeOf } from '../appointments/office.ts'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { writingOf } from '../writing.ts'
import { listActivity } from './list.queries.ts'
import { revertEntry } from './reverting.ts'

const tags = ['activity']

/** `/api/activity`: who changed what and when, for super users. */
export const activityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/activity',
    {
      schema: {
        tags,
        summary: 'What happened to the gallery’s records, newest first, a page at a time (super)',
        querystring: ActivityQuery,
        response: { 200: ActivityAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => listActivity(app.db, query, app.env.GALLERY_TZ)
  )

  app.post(
    '/api/activity/:id/revert',
    {
      schema: {
        tags,
        summary:
          'Take an entry back, or some of its changes; with force even where a later change is lost (super)',
        params: z.object({ id: Id }),
        body: ActivityRevert,
        response: {
          200: Done,
          400: Refusal,
          401: Refusal,
          403: Refusal,
          404: Refusal,
          409: z.union([RevertRefusal, Refusal]),
          415: Refusal,
          422: InvalidFields,
        },
      },
    },
    async (request) => {
      const writing = writingOf(request)
      const { id } = request.params
      const reverter = { office: officeOf(app), by: signedIn(request), configured: app.env.SUPER_EMAILS }
      await app.db.transaction((tx) => revertEntry(tx, reverter, id, request.body, writing))
      app.nudgeMail()
      return { message: request.say('activity.reverted') }
    }
  )
}
