import { CollectionAnswer, CollectionsAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { route } from '../http/route.ts'
import { roomPeopleRoutes } from '../rooms/people.routes.ts'
import { roomVisitRoutes } from '../rooms/visits.routes.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { collectionWrites } from './changes.routes.ts'
import { findCollectionDetail, findPublicCollection } from './collection.queries.ts'
import { listCollectionNames, listCollectionRows, listCollections } from './list.queries.ts'
import { findCollectionNeighbours } from './neighbours.queries.ts'
import { collectionRestores } from './restoring.routes.ts'
import { roomsRoutes } from './rooms.routes.ts'
import { sharedCollectionRoutes } from './share.routes.ts'

/**
 * `/api/collections`, the back room. Visitors see public collections and the public works in them; for super users
 * private ones exist too: in a list with `showAll`, in the list of names and one by one.
 */
export const collectionsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/collections', { config: { kept: true } }, async ({ query, user }) => {
    const isSuper = user?.super === true
    if (query.list) return listCollectionNames(app.db, { ...query, hidden: isSuper })
    if (isSuper && query.showAll) return listCollectionRows(app.db, query, query)
    return shaped(CollectionsAnswer, await listCollections(app.db, query, query))
  })

  route(app, 'GET /api/collections/:key', { config: { kept: true } }, async ({ params, user }) => {
    if (user?.super === true) return { data: await findCollectionDetail(app.db, params.key, app.clock()) }
    // The shape that visitors get leaves everything else out, whatever the query brings.
    const data = await findPublicCollection(app.db, params.key)
    const works = await withReserved(app.db, data.works, app.clock())
    return shaped(CollectionAnswer, { data: { ...data, works } })
  })

  route(app, 'GET /api/collections/:key/neighbours', async ({ params, query }) => ({
    data: await findCollectionNeighbours(app.db, params.key, query),
  }))

  await app.register(sharedCollectionRoutes)
  await app.register(collectionWrites)
  await app.register(collectionRestores)
  await app.register(roomsRoutes)
  await app.register(roomPeopleRoutes)
  await app.register(roomVisitRoutes)
}
