import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { remindNext } from './reminding.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Tells of messages whose day has come. */
export const messageRemindersPlugin = tellingPlugin({
  name: 'messages',
  pace,
  tellNext: remindNext,
  trouble: 'Messages whose day has come could not be told of; the next look is in a minute',
})
