import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { readReport } from './reports.queries.ts'

/** `/api/reports`: what became of the times of some days (super). */
export const reportsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    // Counted anew each time: holds run out, people come in.
    reply.header('cache-control', 'no-store')
  })

  route(app, 'GET /api/reports', async ({ query }) => ({ data: await readReport(officeOf(app), query) }))
}
