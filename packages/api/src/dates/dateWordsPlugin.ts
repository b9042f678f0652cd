import fp from 'fastify-plugin'
import { sayDatesAnew } from './sayAnew.queries.ts'

/** Sees when the app starts that dates are said as this version says them. With `work: false` another process does. */
export const dateWordsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  app.addHook('onReady', async () => {
    const changed = await sayDatesAnew(app.db)
    if (changed > 0) app.log.info({ changed }, 'Dates are said anew')
  })
})
