import {
  IdOrHash,
  InvalidFields,
  ItemAnswer,
  ItemDetailAnswer,
  ItemFacetsAnswer,
  ItemFacetsQuery,
  ItemNames,
  ItemRowsAnswer,
  ItemsAnswer,
  ItemsQuery,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { shaped } from '../answers.ts'
import { notFound } from '../errors.ts'
import { forgiving, forgivingFacets } from '../search/forgiving.ts'
import { allWords, shownWords } from '../search/vocabulary.ts'
import { itemWrites } from './changes.routes.ts'
import { countItemFacets } from './facets.queries.ts'
import { itemFileWrites } from './files.routes.ts'
import { findItem, findItemDetail } from './item.queries.ts'
import { listItemNames, listItemRows, listItems } from './list.queries.ts'
import { tagsRoutes } from './tags.routes.ts'

const tags = ['items']

/**
 * `/api/items` (docs/product.md, What is public). Visitors see what is public, active and in no hidden archive; super
 * users see every item as the gallery keeps it: in a list with `showAll`, in the list of names and one by one. What
 * visitors get goes through the public shape by itself, so that nothing else can leave even if a query gave more.
 */
export const itemsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/items',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'Items, what is searched for nearest first, else newest first, a page at a time; with list=1 names for pickers',
        querystring: ItemsQuery,
        response: { 200: z.union([ItemRowsAnswer, ItemsAnswer, ItemNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
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
    }
  )

  app.get(
    '/api/items/facets',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'What the items that visitors find by these words can be narrowed to, with how many there would be',
        querystring: ItemFacetsQuery,
        response: { 200: ItemFacetsAnswer, 422: InvalidFields },
      },
    },
    async ({ query }) =>
      forgivingFacets(app.db, query.query, shownWords.items, (words) =>
        countItemFacets(app.db, { ...query, query: words })
      )
  )

  app.get(
    '/api/items/:id',
    {
      config: { kept: true },
      schema: {
        tags,
        summary: 'One item by its id or its hash',
        params: z.object({ id: IdOrHash }),
        response: { 200: z.union([ItemDetailAnswer, ItemAnswer]), 404: Refusal },
      },
    },
    async ({ params, user }) => {
      if (user?.super === true) {
        const item = await findItemDetail(app.db, params.id)
        if (!item) throw notFound()
        return { data: item }
      }
      const item = await findItem(app.db, params.id)
      if (!item) throw notFound()
      return shaped(ItemAnswer, { data: item })
    }
  )

  await app.register(itemWrites)
  await app.register(itemFileWrites)
  await app.register(tagsRoutes)
}
