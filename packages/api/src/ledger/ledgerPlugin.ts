import { tellingPlugin } from '../mail/tellingPlugin.ts'
import { tellDue } from './telling.ts'

/** Milliseconds between two looks: what is due is due for a day. */
const pace = 10 * 60_000

/** Mails what falls due in the ledger. */
export const ledgerPlugin = tellingPlugin({
  name: 'ledger',
  pace,
  tellNext: tellDue,
  trouble: 'What falls due in the ledger could not be mailed; the next look is in ten minutes',
})
