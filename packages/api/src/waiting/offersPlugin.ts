import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { offerNext } from './offering.ts'

/** Milliseconds between two looks: how long a place that was freed is nobody's, at most. */
const pace = 5_000

/** Offers what is freed to those who wait. */
export const offersPlugin = tellingPlugin({
  name: 'offers',
  pace,
  tellNext: offerNext,
  trouble: 'Places could not be offered; the next look is in a few seconds',
})
