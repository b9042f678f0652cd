import type { FastifyPluginAsync } from 'fastify'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { writingOf } from '../writing.ts'
import { listActivity } from './list.queries.ts'
import { revertEntry } from './reverting.ts'

/** `/api/activity`: who changed what and when, for super users. */
export const activityRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/activity', async ({ query }) => listActivity(app.db, query, app.env.GALLERY_TZ))

  route(app, 'POST /api/activity/:id/revert', async (request) => {
    const writing = writingOf(request)
    const { id } = request.params
    const reverter = { office: officeOf(app), by: signedIn(request), configured: app.env.SUPER_EMAILS }
    await app.db.transaction((tx) => revertEntry(tx, reverter, id, request.body, writing))
    app.nudgeMail()
    return { message: request.say('activity.reverted') }
  })
}
