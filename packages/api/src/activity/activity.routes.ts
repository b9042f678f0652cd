import { Id } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { writingOf } from '../writing.ts'
import { findEntry } from './entry.queries.ts'
import { listActivity } from './list.queries.ts'
import { revertEntry } from './reverting.ts'

const Reverted = z.object({ id: Id })

/** `/api/activity`: who changed what and when, for super users. */
export const activityRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/activity', async ({ query }) => listActivity(app.db, query, app.env.GALLERY_TZ))

  route(
    app,
    'POST /api/activity/:id/revert',
    { config: { fresh: ({ params }) => isOfAccount(app.db, Reverted.parse(params).id) } },
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

/** The panel is given and taken through the history as it is directly. What stands together in an entry is of its kind. */
async function isOfAccount(db: Db, id: number): Promise<boolean> {
  return (await findEntry(db, id)).kind === 'user'
}
