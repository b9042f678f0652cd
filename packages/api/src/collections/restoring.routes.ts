import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { requirePicture } from '../images/pictures.queries.ts'
import { writingOf } from '../writing.ts'
import { restoreCollection, setCollectionImage } from './changes.queries.ts'
import { findCollectionDetail } from './collection.queries.ts'

/** How super users take back what they deleted. Every answer carries the collection as it is afterwards. */
export const collectionRestores: FastifyPluginAsync = async (app) => {
  route(app, 'POST /api/collections/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreCollection(tx, request.params.id, writingOf(request))
      return { data: await findCollectionDetail(tx, request.params.id, app.clock()) }
    })
  )

  route(app, 'POST /api/collections/:id/image/restore', async (request) =>
    app.db.transaction(async (tx) => {
      const { image } = request.body
      await requirePicture(tx, 'collections', image)
      await setCollectionImage(tx, request.params.id, image, writingOf(request))
      return { data: await findCollectionDetail(tx, request.params.id, app.clock()) }
    })
  )
}
