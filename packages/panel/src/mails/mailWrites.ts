import { send } from '@gallery/client'
import type { OutgoingMail } from '@gallery/contract'

/** Has a mail sent now, also one that was given up. @throws Failure */
export function sendMailNow({ id }: OutgoingMail): Promise<unknown> {
  return send('POST /api/mails/:id/send', { id })
}

/** Has a mail not sent any more. @throws Failure */
export function giveUpMail({ id }: OutgoingMail): Promise<unknown> {
  return send('POST /api/mails/:id/giveUp', { id })
}
