import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { metaOf } from '../paging.ts'
import { writingOf } from '../writing.ts'
import { countWaiting, declareUpToDate, findEnglish, findNext, findWaiting } from './english.queries.ts'

/** Both languages as one piece of work: what lacks English, and what changed in Spanish since it was written. */
export const englishRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/english', async ({ query }) => {
    const counts = await countWaiting(app.db)
    const total = counts
      .filter(({ kind }) => query.kind === undefined || kind === query.kind)
      .reduce((sum, count) => sum + count[query.state], 0)
    return {
      data: await findWaiting(app.db, query),
      counts,
      meta: metaOf(total, query),
    }
  })

  route(app, 'GET /api/english/:kind/:id', async ({ params }) => ({
    data: await findEnglish(app.db, params.kind, params.id),
  }))

  route(app, 'GET /api/english/:kind/:id/next', async ({ params, query }) => ({
    data: await findNext(app.db, params, query.state),
  }))

  route(app, 'POST /api/english/:kind/:id', async (request) => {
    await app.db.transaction((tx) =>
      declareUpToDate(tx, request.params, request.body.fields, writingOf(request))
    )
    return { message: request.say('english.upToDate') }
  })
}
