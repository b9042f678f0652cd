import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'

const isWaiting = and(isNull(mails.sent_at), isNull(mails.failed_at), isNull(mails.locked_until))

/**
 * Takes back what was to be reported `about` something, as long as no worker has it in hand.
 *
 * @returns of what there was a mail that will not leave now
 */
export async function withdrawMails(tx: Db, about: readonly string[]): Promise<Set<string>> {
  const withdrawn = await tx
    .delete(mails)
    .where(and(inArray(mails.about, [...about]), isWaiting))
    .returning({ about: mails.about })
  return new Set(withdrawn.map((mail) => mail.about))
}

/**
 * Takes back what was to be reported about something of which only the beginning of its name is known.
 *
 * @returns the rest of the name of what there was a mail about that will not leave now
 */
export async function withdrawMailsUnder(tx: Db, beginning: string): Promise<string[]> {
  const withdrawn = await tx
    .delete(mails)
    .where(and(sql`starts_with(${mails.about}, ${beginning})`, isWaiting))
    .returning({ about: mails.about })
  return withdrawn.map(({ about }) => about.slice(beginning.length))
}
