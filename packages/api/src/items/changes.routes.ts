import type { FastifyPluginAsync } from 'fastify'
import { settlingAtOnce } from '../db/totals.queries.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { answerItem } from './answer.ts'
import { binItem, changeItem, createItem, restoreItem, toggleArtist } from './changes.queries.ts'

/**
 * What super users do to items. Every answer carries the item as it is afterwards. Tags and rows may be those that an import
 * is writing: who waits for them settles at once, and has no total locked that the import comes to.
 */
export const itemWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/items', async (request, reply) => {
    const added = await settlingAtOnce(app.db, async (tx) =>
      answerItem(tx, await createItem(tx, request.body, writingOf(request)))
    )
    return reply.code(201).send(added)
  })

  route(app, 'PATCH /api/items/all', async (request) => {
    const writing = writingOf(request)
    // By id, so that two such requests cannot wait for each other's locks.
    const changes = request.body.items.toSorted((one, other) => one.id - other.id)
    await settlingAtOnce(app.db, async (tx) => {
      for (const { id, ...change } of changes) await changeItem(tx, id, change, writing)
    })
    return { data: request.body.items.map((item) => item.id) }
  })

  route(app, 'PATCH /api/items/:id', async (request) =>
    settlingAtOnce(app.db, async (tx) => {
      await changeItem(tx, request.params.id, request.body, writingOf(request))
      return answerItem(tx, request.params.id)
    })
  )

  route(app, 'PATCH /api/items/toggleArtist/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await toggleArtist(tx, request.params.id, request.body.id, writingOf(request))
      return answerItem(tx, request.params.id)
    })
  )

  route(app, 'DELETE /api/items/:id', async (request) => {
    await binItem(app.db, request.params.id, writingOf(request))
    return { message: request.say('item.binned') }
  })

  route(app, 'POST /api/items/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreItem(tx, request.params.id, writingOf(request))
      return answerItem(tx, request.params.id)
    })
  )
}
