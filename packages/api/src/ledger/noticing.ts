import { randomUUID } from 'node:crypto'
import { type TermKind, today } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { ledgerNoticeMail } from '../mail/ledgerNotice.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { ledgerMails } from '../tables/ledger.table.ts'
import { movements } from '../tables/works.table.ts'
import { noticeOf } from './terms.queries.ts'
import { findTerms } from './whereabouts.queries.ts'

/** Writes to who has a work that is out by when it is due. @returns whether there is somebody to write to, and something to say */
export async function noticeTerm(
  { db, now, zone, publicUrl }: Office,
  named: { kind: TermKind; term: number },
  by: number
): Promise<boolean> {
  if (named.kind !== 'due') return false
  return db.transaction(async (tx) => {
    const day = today(now, zone)
    const [found] = await findTerms(tx, day, named)
    const [line] = await tx
      .select({ to: movements.contact_email })
      .from(movements)
      .where(eq(movements.id, named.term))
    if (!found || !line || line.to === '') return false
    const language = await languageOf(tx, line.to)
    const content = ledgerNoticeMail({
      ...{ language, options: await readOptions(tx), timeZone: zone, publicUrl, now, day },
      term: found,
    })
    const about = `${noticeOf(named)}${found.until}`
    await enqueueMail(tx, { kind: 'ledgerNotice', language, to: line.to, content, now, about })
    await tx.insert(ledgerMails).values({
      key: `${about}/${randomUUID()}`,
      movement_id: named.term,
      what: 'notice',
      sent_at: now,
      sent_by: by,
    })
    return true
  })
}
