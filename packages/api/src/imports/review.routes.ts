import type { FastifyPluginAsync } from 'fastify'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { listRows } from './detail.queries.ts'
import { errorsFile } from './errorsFile.ts'
import { withFile } from './files.queries.ts'
import { findImport } from './imports.queries.ts'
import { listKept } from './later.queries.ts'
import { listNames } from './names.queries.ts'
import { listReasons } from './reasons.queries.ts'

/** What a review shows: the rows, why some are refused, who is meant, and what an undo would lose or has left. */
export const importReview: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/imports/:id/rows', async (request) =>
    listRows(app.db, request.params.id, request.query, request.language)
  )

  route(app, 'GET /api/imports/:id/kept', async ({ params, query }) => {
    await findImport(app.db, params.id)
    return listKept(app.db, params.id, query)
  })

  route(app, 'GET /api/imports/:id/reasons', async ({ params, language }) => ({
    data: await listReasons(app.db, await findImport(app.db, params.id), language),
  }))

  route(app, 'GET /api/imports/:id/names', async (request) => ({
    data: await listNames(app.db, await findImport(app.db, request.params.id)),
  }))

  route(app, 'GET /api/imports/:id/errors.csv', async (request, reply) => {
    const record = await findImport(app.db, request.params.id)
    const file = await withFile(app.db, record.id, (path) =>
      errorsFile(app.db, record, path, request.language)
    )
    return reply
      .type(ownType(reply))
      .header('content-disposition', `attachment; filename="import-${record.id}-errors.csv"`)
      .send(file)
  })
}
