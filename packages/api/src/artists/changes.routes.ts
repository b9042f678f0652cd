import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { binArtist, changeArtist, createArtist, restoreArtist } from './artists.queries.ts'
import { findArtistDetail } from './detail.queries.ts'
import { mergeArtists } from './merging.ts'

/** What super users do to artists. */
export const artistWrites: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/artists', async (request, reply) => {
    const data = await app.db.transaction(async (tx) =>
      findArtistDetail(tx, await createArtist(tx, request.body, writingOf(request)))
    )
    return reply.code(201).send({ data })
  })

  route(app, 'PATCH /api/artists/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await changeArtist(tx, request.params.id, request.body, writingOf(request))
      return { data: await findArtistDetail(tx, request.params.id) }
    })
  )

  route(app, 'POST /api/artists/:id/merge', async (request) =>
    app.db.transaction(async (tx) => {
      const { into } = request.body
      await mergeArtists(tx, request.params.id, into, writingOf(request))
      return { data: await findArtistDetail(tx, into) }
    })
  )

  route(app, 'DELETE /api/artists/:id', async (request) => {
    await app.db.transaction((tx) => binArtist(tx, request.params.id, writingOf(request)))
    return { message: request.say('artist.binned') }
  })

  route(app, 'POST /api/artists/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreArtist(tx, request.params.id, writingOf(request))
      return { data: await findArtistDetail(tx, request.params.id) }
    })
  )
}
