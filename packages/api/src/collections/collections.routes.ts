import {
  CollectionAnswer,
  CollectionDetailAnswer,
  CollectionNames,
  CollectionRowsAnswer,
  CollectionsAnswer,
  CollectionsQuery,
  IdOrHash,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { collectionWrites } from './changes.routes.ts'
import { findCollectionDetail, findPublicCollection } from './collection.queries.ts'
import { listCollectionNames, listCollectionRows, listCollections } from './list.queries.ts'
import { collectionRestores } from './restoring.routes.ts'
import { roomsRoutes } from './rooms.routes.ts'
import { sharedCollectionRoutes } from './share.routes.ts'

const tags = ['collections']

/**
 * `/api/collections`, the back room. Visitors see public collections and the public works in them; for super users
 * private ones exist too: in a list with `showAll`, in the list of names and one by one.
 */
export const collectionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/collections',
    {
      schema: {
        tags,
        summary:
          'Collections, newest first, a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
        querystring: CollectionsQuery,
        response: {
          200: z.union([CollectionRowsAnswer, CollectionsAnswer, CollectionNames]),
          422: InvalidFields,
        },
      },
    },
    async ({ query, user }) => {
      const isSuper = user?.super === true
      if (query.list) return listCollectionNames(app.db, { ...query, hidden: isSuper })
      if (isSuper && query.showAll) return listCollectionRows(app.db, query, query)
      return CollectionsAnswer.parse(await listCollections(app.db, query, query))
    }
  )

  app.get(
    '/api/collections/:key',
    {
      schema: {
        tags,
        summary:
          'One collection by its id or link, with its works in order; for super users with all there is',
        params: z.object({ key: IdOrHash }),
        response: { 200: z.union([CollectionDetailAnswer, CollectionAnswer]), 404: Refusal },
      },
    },
    async ({ params, user }) => {
      if (user?.super === true) return { data: await findCollectionDetail(app.db, params.key) }
      // The shape that visitors get leaves everything else out, whatever the query brings.
      return CollectionAnswer.parse({ data: await findPublicCollection(app.db, params.key) })
    }
  )

  await app.register(sharedCollectionRoutes)
  await app.register(collectionWrites)
  await app.register(collectionRestores)
  await app.register(roomsRoutes)
}
