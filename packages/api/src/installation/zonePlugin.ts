import fp from 'fastify-plugin'
import { findOtherZone, keepZone, keptZone, zoneLine } from './zone.ts'

/**
 * Notes at a gallery's first start in which time zone its days and hours are made, and warns at each that finds another one
 * configured: nothing else tells of it, and every visit has another hour by it, so nobody is reminded of one either until
 * `gallery zone` is told that it is meant.
 */
export const zonePlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  app.addHook('onReady', async () => {
    const { GALLERY_TZ: configured } = app.env
    if ((await keptZone(app.db)) === '') await keepZone(app.db, configured)
    const other = await findOtherZone(app.db, configured)
    if (other !== null) app.log.warn(zoneLine(other))
  })
})
