import { today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import {
  addMovements,
  addToCollection,
  binWorks,
  publishWorks,
  restoreWorks,
  strikeLines,
  takeFromCollection,
  unstrikeLines,
} from './bulk.queries.ts'

/**
 * What super users do to many works at once. Each is one transaction and answers with what it really changed, which is
 * what the action that takes it back needs.
 */
export const workBulkWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/works/publish', async (request) => {
    const { body } = request
    const writing = writingOf(request)
    return { data: await app.db.transaction((tx) => publishWorks(tx, body.ids, body.public, writing)) }
  })

  route(app, 'POST /api/works/collect', async (request) => {
    const { ids, collection, action } = request.body
    const writing = writingOf(request)
    const collect = action === 'add' ? addToCollection : takeFromCollection
    return { data: await app.db.transaction((tx) => collect(tx, ids, collection, writing)) }
  })

  route(app, 'POST /api/works/movements', async (request) => {
    const {
      ids,
      movement,
      despite_holds: despiteHolds,
      after = {},
      despite_sales: despiteSales,
    } = request.body
    const writing = writingOf(request)
    const date = movement.date ?? today(writing.now, app.env.GALLERY_TZ)
    const lines = new Map(Object.entries(after).map(([id, line]) => [Number(id), line]))
    const line = { movement: { ...movement, date }, despiteHolds, seen: { after: lines, despiteSales } }
    return { data: await app.db.transaction((tx) => addMovements(tx, ids, line, writing)) }
  })

  route(app, 'POST /api/works/movements/remove', async (request) => {
    const { body } = request
    const writing = writingOf(request)
    return { data: await app.db.transaction((tx) => strikeLines(tx, body.ids, writing, body.why)) }
  })

  route(app, 'POST /api/works/movements/restore', async (request) => {
    const { body } = request
    const writing = writingOf(request)
    return { data: await app.db.transaction((tx) => unstrikeLines(tx, body.ids, writing)) }
  })

  route(app, 'POST /api/works/delete', async (request) => {
    const { body } = request
    const writing = writingOf(request)
    return { data: await app.db.transaction((tx) => binWorks(tx, body.ids, writing)) }
  })

  route(app, 'POST /api/works/restore', async (request) => {
    const { body } = request
    const writing = writingOf(request)
    return { data: await app.db.transaction((tx) => restoreWorks(tx, body.ids, writing)) }
  })
}
