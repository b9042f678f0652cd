import { ItemAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { forgiving, forgivingFacets } from '../db/forgiving.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { allWords, shownWords } from '../tables/vocabulary.ts'
import { itemWrites } from './changes.routes.ts'
import { countItemFacets } from './facets.queries.ts'
import { itemFileWrites } from './files.routes.ts'
import { findItem, findItemDetail } from './item.queries.ts'
import { listItemNames, listItemRows, listItems } from './list.queries.ts'
import { itemReadingRoutes } from './reading.routes.ts'
import { tagsRoutes } from './tags.routes.ts'

/**
 * `/api/items` (docs/product.md, What is public). Visitors see what is public, active and in no hidden archive; super
 * users see every item as the gallery keeps it: in a list with `showAll`, in the list of names and one by one. What
 * visitors get goes through the public shape by itself, so that nothing else can leave even if a query gave more.
 */
export const itemsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/items', { config: { kept: true } }, async ({ query, user }) => {
    const isSuper = user?.super === true
    if (query.list) return listItemNames(app.db, query, isSuper)
    if (isSuper && query.showAll === true) {
      return forgiving(app.db, query.query, allWords.items, (words) =>
        listItemRows(app.db, { ...query, query: words }, query)
      )
    }
    return forgiving(app.db, query.query, shownWords.items, (words) =>
      listItems(app.db, { ...query, query: words }, query)
    )
  })

  route(app, 'GET /api/items/facets', { config: { kept: true } }, async ({ query }) =>
    forgivingFacets(app.db, query.query, shownWords.items, (words) =>
      countItemFacets(app.db, { ...query, query: words })
    )
  )

  route(app, 'GET /api/items/:id', { config: { kept: true } }, async ({ params, user }) => {
    if (user?.super === true) {
      const item = await findItemDetail(app.db, params.id)
      if (!item) throw notFound()
      return { data: item }
    }
    const item = await findItem(app.db, params.id)
    if (!item) throw notFound()
    return shaped(ItemAnswer, { data: item })
  })

  await app.register(itemWrites)
  await app.register(itemFileWrites)
  await app.register(itemReadingRoutes)
  await app.register(tagsRoutes)
}
