import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { contactMails } from './contactMails.ts'
import { addMessage, type NewMessage } from './messages.queries.ts'
import { isMessageAgain } from './sentAgain.queries.ts'

/**
 * A message reaches the gallery: it is kept, the gallery is told, whoever wrote is thanked. One that is sent again because
 * its answer was lost has reached it already.
 */
export async function receiveMessage(tx: Db, message: NewMessage, publicUrl: string): Promise<void> {
  if (await isMessageAgain(tx, message)) return
  const id = await addMessage(tx, message)
  for (const mail of await contactMails(tx, { ...message, id }, publicUrl)) await enqueueMail(tx, mail)
}
