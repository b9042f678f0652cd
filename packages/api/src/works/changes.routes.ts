import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { restoreWorks } from './bulk.queries.ts'
import { binWork, changeWork, createWork, toggleArtist } from './changes.queries.ts'
import { findWorkDetail } from './work.queries.ts'

/** What super users do to works. Every answer carries the work as it is afterwards. */
export const workWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/works', async (request, reply) => {
    const work = await app.db.transaction(async (tx) =>
      findWorkDetail(tx, await createWork(tx, request.body, writingOf(request)))
    )
    return reply.code(201).send(work)
  })

  route(app, 'PATCH /api/works/all', async (request) => {
    const writing = writingOf(request)
    // By id, so that two such requests cannot wait for each other's locks.
    const changes = request.body.works.toSorted((one, other) => one.id - other.id)
    await app.db.transaction(async (tx) => {
      for (const { id, ...change } of changes) await changeWork(tx, id, change, writing)
    })
    return { data: request.body.works.map((work) => work.id) }
  })

  route(app, 'PATCH /api/works/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await changeWork(tx, request.params.id, request.body, writingOf(request))
      return findWorkDetail(tx, request.params.id)
    })
  )

  route(app, 'PATCH /api/works/toggleArtist/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await toggleArtist(tx, request.params.id, request.body.id, writingOf(request))
      return findWorkDetail(tx, request.params.id)
    })
  )

  route(app, 'DELETE /api/works/:id', async (request) => {
    await binWork(app.db, request.params.id, writingOf(request))
    return { message: request.say('work.binned') }
  })

  route(app, 'POST /api/works/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      const [restored] = await restoreWorks(tx, [id], writingOf(request))
      if (restored === undefined) throw notFound()
      return findWorkDetail(tx, id)
    })
  )
}
