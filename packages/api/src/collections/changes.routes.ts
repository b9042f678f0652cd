import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { route } from '../http/route.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { readForm, uploads } from '../images/upload.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { writingOf } from '../writing.ts'
import {
  binCollection,
  changeCollection,
  createCollection,
  setCollectionImage,
  setCollectionOptions,
  setShowing,
} from './changes.queries.ts'
import { findCollectionDetail } from './collection.queries.ts'

const answer = async (tx: Db, id: number, now: Date) => ({ data: await findCollectionDetail(tx, id, now) })

/** What super users do to collections. Every answer carries the collection as it is afterwards. */
export const collectionWrites: FastifyPluginAsync = async (app) => {
  await app.register(uploads)

  route(app, 'POST /api/collections', async (request, reply) => {
    const added = await app.db.transaction(async (tx) =>
      answer(tx, await createCollection(tx, request.body, writingOf(request)), app.clock())
    )
    return reply.code(201).send(added)
  })

  route(app, 'PATCH /api/collections/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await changeCollection(tx, request.params.id, request.body, writingOf(request))
      return answer(tx, request.params.id, app.clock())
    })
  )

  route(app, 'PUT /api/collections/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await setCollectionOptions(tx, request.params.id, request.body, writingOf(request))
      return answer(tx, request.params.id, app.clock())
    })
  )

  route(app, 'PATCH /api/collections/:id/showing', async (request) =>
    app.db.transaction(async (tx) => {
      await setShowing(tx, request.params.id, request.body, writingOf(request))
      return answer(tx, request.params.id, app.clock())
    })
  )

  route(app, 'POST /api/collections/:id/image', { preValidation: readForm }, async (request) => {
    const { id } = request.params
    const { file } = request.body
    const writing = writingOf(request)
    const picture = await readPicture(file)
    const changed = await storingFiles(app, async (tx, storage) => {
      const place = { folder: 'collections', name: file.name } as const
      await setCollectionImage(tx, id, await storePicture(tx, storage, picture, place, writing), writing)
      return answer(tx, id, app.clock())
    })
    app.nudgePictures()
    return changed
  })

  route(app, 'DELETE /api/collections/:id/image', async (request) =>
    app.db.transaction(async (tx) => {
      await setCollectionImage(tx, request.params.id, null, writingOf(request))
      return answer(tx, request.params.id, app.clock())
    })
  )

  route(app, 'DELETE /api/collections/:id', async (request) => {
    await binCollection(app.db, request.params.id, writingOf(request))
    return { message: request.say('collection.binned') }
  })
}
