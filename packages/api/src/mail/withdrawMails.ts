import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { mails } from './mails.table.ts'

/**
 * Takes back what was to be reported `about` something, as long as no worker has it in hand.
 *
 * @returns of what there was a mail that will not leave now
 */
export async function withdrawMails(tx: Db, about: readonly string[]): Promise<Set<string>> {
  const withdrawn = await tx
    .delete(mails)
    .where(
      and(
        inArray(mails.about, [...about]),
        isNull(mails.sent_at),
        isNull(mails.failed_at),
        isNull(mails.locked_until)
      )
    )
    .returning({ about: mails.about })
  return new Set(withdrawn.map((mail) => mail.about))
}
