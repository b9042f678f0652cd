import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'

const prefix = 'message/'

/** What a mail about a message of the contact form is about, whoever gets it, so that it goes with the message. */
export function aboutMessage(id: number): string {
  return `${prefix}${id}`
}

/**
 * Forgets what was mailed about messages, or is to be: it says who wrote and what, in its subject also once it has left. What
 * a worker has in hand still arrives.
 *
 * @param ids a query of the messages' ids
 */
export async function forgetMailsOfMessages(db: Db, ids: SQL): Promise<void> {
  // That it is about something at all is said for the index.
  const isOfThem = sql`${mails.about} <> '' and ${mails.about} in (select ${prefix} || id from (${ids}) as gone (id))`
  // Not by slices, which leave what a worker takes at that moment: nobody would come back for it.
  await db.delete(mails).where(isOfThem)
}
