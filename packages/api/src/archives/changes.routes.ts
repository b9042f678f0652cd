import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { findArchive } from './archives.queries.ts'
import { binArchive, changeArchive, createArchive, restoreArchive } from './changes.queries.ts'

/** What super users do to archives. Every answer carries the archive as it is afterwards. */
export const archiveWrites: FastifyPluginAsync = async (app) => {
  async function answer(tx: Db, id: number) {
    const archive = await findArchive(tx, id, true)
    if (!archive) throw notFound()
    return { data: archive }
  }

  route(app, 'POST /api/archives', async (request, reply) => {
    const added = await app.db.transaction(async (tx) =>
      answer(tx, await createArchive(tx, request.body, writingOf(request)))
    )
    return reply.code(201).send(added)
  })

  route(app, 'PATCH /api/archives/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await changeArchive(tx, request.params.id, request.body, writingOf(request))
      return answer(tx, request.params.id)
    })
  )

  route(app, 'DELETE /api/archives/:id', async (request) => {
    await binArchive(app.db, request.params.id, writingOf(request))
    return { message: request.say('archive.binned') }
  })

  route(app, 'POST /api/archives/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreArchive(tx, request.params.id, writingOf(request))
      return answer(tx, request.params.id)
    })
  )
}
