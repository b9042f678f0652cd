import { today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { holidayCountries } from '../opening/holidays.ts'
import { readHolidays } from '../opening/opening.queries.ts'

/** `/api/holidays`: what the gallery's options say by naming a country (`holidayCountry`). */
export const holidaysRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/holidays', { config: { kept: 'day' } }, async ({ query }) => {
    const from = query.from ?? today(app.clock(), app.env.GALLERY_TZ)
    return { data: [...(await readHolidays(app.db, from, query.days))] }
  })

  route(app, 'GET /api/holidays/countries', async () => ({ data: await holidayCountries() }))
}
