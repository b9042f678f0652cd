import type { FastifyPluginAsync } from 'fastify'
import { Refused } from '../errors.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { isStaying, listBin } from './bin.queries.ts'
import { emptyBin } from './emptying.ts'
import { restoreRecords } from './restoring.ts'

/** Milliseconds after which somebody is answered with what has gone so far: who waits longer may have gone themselves. */
const patience = 10_000

/** `/api/bin`: what was deleted in the last 30 days, for super users. */
export const binRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/bin', async ({ query }) => listBin(app.db, query, app.clock()))

  route(app, 'POST /api/bin/restore', async (request) => {
    const writing = writingOf(request)
    const count = await app.db.transaction((tx) => restoreRecords(tx, request.body.records, writing))
    return { message: request.say('bin.restored', { count }), count }
  })

  route(app, 'DELETE /api/bin', async (request) => {
    const { kind, id } = request.query
    if (kind !== undefined && id !== undefined && (await isStaying(app.db, { kind, id }))) {
      throw new Refused(409, 'bin.sold')
    }
    const { count, left } = await emptyBin(app, request.query, app.clock(), patience)
    const message =
      left === 0 ? request.say('bin.emptied', { count }) : request.say('bin.emptiedPart', { count, left })
    return { message, count, left }
  })
}
