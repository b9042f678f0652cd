import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { tellNextWeek } from './telling.ts'

/** Milliseconds between two looks. */
const pace = 10 * 60_000

/** Tells on Mondays who came to whose rooms. */
export const roomWeeksPlugin = tellingPlugin({
  name: 'roomWeeks',
  pace,
  tellNext: tellNextWeek,
  trouble: 'Who came to which rooms could not be told; the next look is in ten minutes',
})
