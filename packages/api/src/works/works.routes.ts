import { WorkAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { forgiving, forgivingFacets } from '../db/forgiving.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { keepSecret, openCollection, rememberLink } from '../secretLinks.ts'
import { worksOfCollection } from '../summaries/workLists.ts'
import { allWords, shownWords } from '../tables/vocabulary.ts'
import { asReserved, withReserved } from '../workHolds/reserved.queries.ts'
import { workBulkWrites } from './bulk.routes.ts'
import { workWrites } from './changes.routes.ts'
import { conditionWrites } from './conditions.routes.ts'
import { countWorkFacets } from './facets.queries.ts'
import { listTime } from './filter.ts'
import { workImageWrites } from './images.routes.ts'
import { listWorkNames, listWorkRows, listWorks } from './list.queries.ts'
import { movementWrites } from './movements.routes.ts'
import { workPanelReads } from './panel.routes.ts'
import { findRoomWork } from './roomWork.queries.ts'
import { workSettingWrites } from './setting.routes.ts'
import { findListedWork, findPublicWork, findSharedWork, findWorkDetail } from './work.queries.ts'
import { workHoldRoutes } from './workHolds.routes.ts'

/**
 * `/api/works` and `/api/share/work`. Visitors see public works and of them what the contract's public shapes name:
 * their answers go through those shapes here, whatever a query may have selected. Super users see all works.
 */
export const worksRoutes: FastifyPluginAsync = async (app) => {
  const told = async (answer: WorkAnswer): Promise<WorkAnswer> => ({
    ...answer,
    data: await asReserved(app.db, answer.data, app.clock()),
  })

  route(app, 'GET /api/works', { config: { kept: true } }, async ({ query, user }) => {
    const isSuper = user?.super === true
    const time = listTime(app.clock(), app.env.GALLERY_TZ)
    if (query.list) return listWorkNames(app.db, { ...query, time }, isSuper)
    if (isSuper && query.showAll) {
      return forgiving(app.db, query.query, allWords.works, (words) =>
        listWorkRows(app.db, { ...query, query: words, time }, query)
      )
    }
    return forgiving(app.db, query.query, shownWords.works, async (words) => {
      const answer = await listWorks(app.db, { ...query, query: words }, query)
      return { ...answer, data: await withReserved(app.db, answer.data, app.clock()) }
    })
  })

  route(app, 'GET /api/works/facets', { config: { kept: true } }, async ({ query }) =>
    forgivingFacets(app.db, query.query, shownWords.works, (words) =>
      countWorkFacets(app.db, { ...query, query: words })
    )
  )

  route(app, 'GET /api/works/:work', { config: { kept: true } }, async ({ params, user }) => {
    if (user?.super) return findWorkDetail(app.db, params.work)
    return shaped(WorkAnswer, await told(await findPublicWork(app.db, params.work)))
  })

  route(
    app,
    'GET /api/works/:work/collections/:collection',
    { config: { kept: true } },
    async ({ params, user }) => {
      const isSuper = user?.super === true
      const { id, person, ...collection } = await openCollection(app.db, params.collection, app.clock())
      // The page that this is for may be kept and found: no secret link leads to it.
      if (person !== null || !(collection.public || isSuper)) throw notFound()
      return told(await findListedWork(app.db, params.work, worksOfCollection(id, isSuper)))
    }
  )

  route(app, 'GET /api/works/:work/:collection', { onRequest: keepSecret }, async (request, reply) => {
    const { params } = request
    const now = app.clock()
    const collection = await openCollection(app.db, params.collection, now)
    if (collection.public) {
      return told(await findListedWork(app.db, params.work, worksOfCollection(collection.id, false)))
    }
    rememberLink(request, reply, params.collection)
    const reading = { now, zone: app.env.GALLERY_TZ }
    return findRoomWork(app.db, params.work, collection.id, reading)
  })

  route(app, 'GET /api/share/work/:link', { onRequest: keepSecret }, async (request, reply) => {
    const answer = await told(await findSharedWork(app.db, request.params.link))
    rememberLink(request, reply, request.params.link)
    return answer
  })

  await app.register(workWrites)
  await app.register(workPanelReads)
  await app.register(workBulkWrites)
  await app.register(workSettingWrites)
  await app.register(workImageWrites)
  await app.register(movementWrites)
  await app.register(conditionWrites)
  await app.register(workHoldRoutes)
}
