import { OptionAnswer, OptionId, OptionsAnswer, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dayOf } from '../days.ts'
import { readOptions } from './options.queries.ts'

/** The site options (spec §7). Everybody may read them; every page needs them. */
export const optionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/options',
    {
      schema: {
        tags: ['options'],
        summary: 'All site options, with the time zone of the gallery and its today',
        response: { 200: OptionsAnswer },
      },
    },
    async () => {
      const zone = app.env.GALLERY_TZ
      return { data: await readOptions(app.db), time_zone: zone, today: dayOf(app.clock(), zone) }
    }
  )

  app.get(
    '/api/options/:id',
    {
      schema: {
        tags: ['options'],
        summary: 'One site option',
        params: z.object({ id: OptionId }),
        response: { 200: OptionAnswer, 404: Refusal },
      },
    },
    async ({ params }) => {
      const options = await readOptions(app.db)
      return { data: { id: params.id, value: options[params.id] } }
    }
  )
}
