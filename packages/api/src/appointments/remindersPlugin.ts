import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { remindNext } from './reminding.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Reminds people of their visits of tomorrow. */
export const remindersPlugin = tellingPlugin({
  name: 'reminders',
  pace,
  tellNext: remindNext,
  trouble: 'Reminders could not be written; the next look is in a minute',
})
