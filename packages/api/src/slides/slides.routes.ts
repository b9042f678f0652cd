import {
  Id,
  Refusal,
  SlideAnswer,
  SlideRowAnswer,
  SlideRowsAnswer,
  SlidesAnswer,
  SlidesQuery,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { slideWrites } from './changes.routes.ts'
import { findSlide, listSlides } from './slides.queries.ts'

const tags = ['slides']

/**
 * `/api/slides`, the carousel of the home page: anybody reads what is active in it, super users all of it, and they
 * write it.
 */
export const slidesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/slides',
    {
      schema: {
        tags,
        summary: 'The slides of the home page, in order',
        querystring: SlidesQuery,
        response: { 200: z.union([SlideRowsAnswer, SlidesAnswer]) },
      },
    },
    async ({ query, user }) => {
      if (user?.super === true && query.showAll === true) return { data: await listSlides(app.db, true) }
      return SlidesAnswer.parse({ data: await listSlides(app.db, false) })
    }
  )

  app.get(
    '/api/slides/:id',
    {
      schema: {
        tags,
        summary: 'One slide',
        params: z.object({ id: Id }),
        response: { 200: z.union([SlideRowAnswer, SlideAnswer]), 404: Refusal },
      },
    },
    async ({ params, user }) => {
      if (user?.super === true) return { data: await findSlide(app.db, params.id, true) }
      return SlideAnswer.parse({ data: await findSlide(app.db, params.id, false) })
    }
  )

  await app.register(slideWrites)
}
