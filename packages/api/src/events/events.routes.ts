import {
  EventAnswer,
  EventNames,
  EventRowsAnswer,
  EventsAnswer,
  EventsQuery,
  Id,
  InvalidFields,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import { forgiving } from '../search/forgiving.ts'
import { allWords, shownWords } from '../search/vocabulary.ts'
import { eventWrites } from './changes.routes.ts'
import { findWholeEvent } from './event.queries.ts'
import { eventImageWrites } from './images.routes.ts'
import { listEventNames, listEventRows, listEvents } from './list.queries.ts'

const tags = ['events']

/**
 * `/api/events`, exhibitions among them. Visitors see active events, images and related events; for super users the
 * others exist too: in a list with `showAll`, in the list of names and one by one.
 */
export const eventsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/events',
    {
      config: { kept: true },
      schema: {
        tags,
        summary:
          'Events, newest first, a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
        querystring: EventsQuery,
        response: { 200: z.union([EventRowsAnswer, EventsAnswer, EventNames]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      const isSuper = user?.super === true
      const shown = { ...query, active: true }
      if (query.list) return listEventNames(app.db, isSuper ? query : shown)
      if (isSuper && query.showAll) {
        const now = app.clock()
        return forgiving(app.db, query.query, allWords.events, (words) =>
          listEventRows(app.db, { ...query, query: words, now }, query)
        )
      }
      return forgiving(app.db, query.query, shownWords.events, (words) =>
        listEvents(app.db, { ...shown, query: words }, query)
      )
    }
  )

  app.get(
    '/api/events/:id',
    {
      schema: {
        tags,
        summary: 'One event with artists, images, related events and the slots from today on',
        params: z.object({ id: Id }),
        response: { 200: EventAnswer, 404: Refusal },
      },
    },
    async ({ params, user }) => {
      const event = await findWholeEvent(app.db, params.id, {
        hidden: user?.super === true,
        now: app.clock(),
        zone: app.env.GALLERY_TZ,
      })
      if (!event) throw notFound()
      return { data: event }
    }
  )

  await app.register(eventWrites)
  await app.register(eventImageWrites)
}
