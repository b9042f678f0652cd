import { CollectionDetailAnswer, Id, ImageRestore } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { requirePicture } from '../images/pictures.queries.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { restoreCollection, setCollectionImage } from './changes.queries.ts'
import { findCollectionDetail } from './collection.queries.ts'

const byId = z.object({ id: Id })
const response = { 200: CollectionDetailAnswer, ...recordWriteRefusals }

/** How super users take back what they deleted. Every answer carries the collection as it is afterwards. */
export const collectionRestores: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/collections/:id/restore',
    {
      schema: {
        tags: ['collections'],
        summary: 'Take a collection out of the bin; its room opens again (super)',
        params: byId,
        response,
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreCollection(tx, request.params.id, writingOf(request))
        return { data: await findCollectionDetail(tx, request.params.id) }
      })
  )

  app.post(
    '/api/collections/:id/image/restore',
    {
      schema: {
        tags: ['collections'],
        summary: 'Give a collection a picture back that it had before (super)',
        params: byId,
        body: ImageRestore,
        response,
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        const { image } = request.body
        await requirePicture(tx, 'collections', image)
        await setCollectionImage(tx, request.params.id, image, writingOf(request))
        return { data: await findCollectionDetail(tx, request.params.id) }
      })
  )
}
