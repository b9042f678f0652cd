import {
  Hash,
  IdOrHash,
  InvalidFields,
  Refusal,
  WorkAnswer,
  WorkDetailAnswer,
  WorkFacetsAnswer,
  WorkFacetsQuery,
  WorkNames,
  WorkRowsAnswer,
  WorksAnswer,
  WorksQuery,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { shaped } from '../answers.ts'
import { keepSecret, openCollection, rememberRoom } from '../rooms.ts'
import { forgiving, forgivingFacets } from '../search/forgiving.ts'
import { allWords, shownWords } from '../search/vocabulary.ts'
import { workBulkWrites } from './bulk.routes.ts'
import { workWrites } from './changes.routes.ts'
import { countWorkFacets } from './facets.queries.ts'
import { workImageWrites } from './images.routes.ts'
import { listWorkNames, listWorkRows, listWorks } from './list.queries.ts'
import { worksOfCollection } from './lists.ts'
import { movementWrites } from './movements.routes.ts'
import { workPanelReads } from './panel.routes.ts'
import { workSettingWrites } from './setting.routes.ts'
import { findListedWork, findPublicWork, findSharedWork, findWorkDetail } from './work.queries.ts'

const tags = ['works']

/**
 * `/api/works` and `/api/share/work`. Visitors see public works and of them what the contract's public shapes name:
 * their answers go through those shapes here, whatever a query may have selected. Super users see all works.
 */
export const worksRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/works',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'Works, what is searched for nearest first, else newest first, a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
        querystring: WorksQuery,
        response: { 200: z.union([WorkRowsAnswer, WorksAnswer, WorkNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      const isSuper = user?.super === true
      if (query.list) return listWorkNames(app.db, query, isSuper)
      if (isSuper && query.showAll) {
        return forgiving(app.db, query.query, allWords.works, (words) =>
          listWorkRows(app.db, { ...query, query: words }, query)
        )
      }
      return forgiving(app.db, query.query, shownWords.works, (words) =>
        listWorks(app.db, { ...query, query: words }, query)
      )
    }
  )

  app.get(
    '/api/works/facets',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'What the works that visitors find by these words can be narrowed to, with how many there would be',
        querystring: WorkFacetsQuery,
        response: { 200: WorkFacetsAnswer, 422: InvalidFields },
      },
    },
    async ({ query }) =>
      forgivingFacets(app.db, query.query, shownWords.works, (words) =>
        countWorkFacets(app.db, { ...query, query: words })
      )
  )

  app.get(
    '/api/works/:work',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'One work by id or hash, with its neighbours on the artist’s page; for super users all of it',
        params: z.object({ work: IdOrHash }),
        response: { 200: z.union([WorkDetailAnswer, WorkAnswer]), 404: Refusal },
      },
    },
    async ({ params, user }) => {
      if (user?.super) return findWorkDetail(app.db, params.work)
      return shaped(WorkAnswer, await findPublicWork(app.db, params.work))
    }
  )

  app.get(
    '/api/works/:work/:collection',
    {
      onRequest: keepSecret,
      schema: {
        tags,
        summary: 'One work of a collection or of an open room, with its neighbours there',
        params: z.object({ work: IdOrHash, collection: Hash }),
        response: { 200: WorkAnswer, 404: Refusal },
      },
    },
    async (request, reply) => {
      const { params } = request
      const collection = await openCollection(app.db, params.collection, app.clock())
      if (!collection.public) rememberRoom(request, reply, params.collection)
      return findListedWork(app.db, params.work, worksOfCollection(collection.id, !collection.public))
    }
  )

  app.get(
    '/api/share/work/:link',
    {
      onRequest: keepSecret,
      schema: {
        tags,
        summary: 'The work that a secret link opens, hidden or not',
        params: z.object({ link: Hash }),
        response: { 200: WorkAnswer, 404: Refusal },
      },
    },
    async (request, reply) => {
      const answer = await findSharedWork(app.db, request.params.link)
      rememberRoom(request, reply, request.params.link)
      return answer
    }
  )

  await app.register(workWrites)
  await app.register(workPanelReads)
  await app.register(workBulkWrites)
  await app.register(workSettingWrites)
  await app.register(workImageWrites)
  await app.register(movementWrites)
}
