import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { tellNext } from './telling.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Tells whoever noted holds of works what becomes of them. */
export const workHoldsPlugin = tellingPlugin({
  name: 'workHolds',
  pace,
  tellNext,
  trouble: 'What becomes of held works could not be told; the next look is in a minute',
})
