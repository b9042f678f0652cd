import { workerPlugin } from '../jobs/workerPlugin.ts'
import { sayingDates } from './sayAnew.queries.ts'

/** Milliseconds between two looks: how long a date stays without words that a version without them wrote, at most. */
const pace = 60_000

/** Sees that dates are said as this version says them. */
export const dateWordsPlugin = workerPlugin(({ db, log }) => {
  const sayNext = sayingDates(db)
  return {
    name: 'dates',
    pace,
    next: async () => {
      const { changed, isMore } = await sayNext()
      if (changed > 0) log.info({ changed }, 'Dates are said anew')
      return isMore
    },
    trouble: 'Dates could not be said anew; the next look is in a minute',
  }
})
