import { SlideAnswer, SlidesAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { shaped } from '../answers.ts'
import { route } from '../http/route.ts'
import { slideWrites } from './changes.routes.ts'
import { findSlide, listSlides } from './slides.queries.ts'

/**
 * `/api/slides`, the carousel of the home page: anybody reads what is active in it, super users all of it, and they
 * write it.
 */
export const slidesRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/slides', { config: { kept: true } }, async ({ query, user }) => {
    if (user?.super === true && query.showAll === true) return { data: await listSlides(app.db, true) }
    return shaped(SlidesAnswer, { data: await listSlides(app.db, false) })
  })

  route(app, 'GET /api/slides/:id', async ({ params, user }) => {
    if (user?.super === true) return { data: await findSlide(app.db, params.id, true) }
    return SlideAnswer.parse({ data: await findSlide(app.db, params.id, false) })
  })

  await app.register(slideWrites)
}
