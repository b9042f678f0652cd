import { addDays, type LedgerTerm } from '@gallery/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { authorOf } from '../tables/fullName.ts'
import { ledgerMails } from '../tables/ledger.table.ts'
import { users } from '../tables/users.table.ts'
import { movements } from '../tables/works.table.ts'
import { countTerms, type FoundTerm, findTerms } from './whereabouts.queries.ts'

/** The days that `Esta semana` of the panel has, today among them. */
export const daysOfWeek = 7

/** Names the mail about a term that is written once: a week before it ends, or on its last day. */
export function keyOf(
  what: 'week' | 'day',
  { kind, term, until }: Pick<FoundTerm, 'kind' | 'term' | 'until'>
) {
  return `${what}/${term}/${kind}/${until}`
}

/** Everything that has an end, with what was mailed about it. */
export async function listTerms(db: Db, day: string): Promise<LedgerTerm[]> {
  const terms = await findTerms(db, day)
  const ids = [...new Set(terms.map(({ term }) => term))]
  if (ids.length === 0) return []
  const lines = await db
    .select({ id: movements.id, email: movements.contact_email, minder: authorOf(users) })
    .from(movements)
    .leftJoin(users, eq(users.id, movements.minded_by))
    .where(inArray(movements.id, ids))
  const mailed = await db.select().from(ledgerMails).where(inArray(ledgerMails.movement_id, ids))
  const byLine = new Map(lines.map((line) => [line.id, line]))
  const keys = new Set(mailed.map(({ key }) => key))
  const mailsOf = new Map<number | null, typeof mailed>(ids.map((id) => [id, []]))
  for (const mail of mailed) if (mail.what === 'notice') mailsOf.get(mail.movement_id)?.push(mail)
  return terms.map((found) => {
    const line = byLine.get(found.term)
    const notices = (mailsOf.get(found.term) ?? []).filter(({ key }) => key.startsWith(noticeOf(found)))
    const last = notices.reduce<Date | null>(
      (latest, { sent_at }) => (latest === null || sent_at > latest ? sent_at : latest),
      null
    )
    return {
      ...found,
      told: {
        week: keys.has(keyOf('week', found)),
        day: keys.has(keyOf('day', found)),
        notices: notices.length,
        noticed_at: last?.toISOString() ?? null,
      },
      reachable: found.kind === 'due' && (line?.email ?? '') !== '',
      minded_by: line?.minder ?? null,
    }
  })
}

/** How the names of the mails to who has a work begin. */
export function noticeOf({ kind, term }: Pick<FoundTerm, 'kind' | 'term'>): string {
  return `notice/${term}/${kind}/`
}

/** How many terms are over or end within a week. */
export async function countDue(db: Db, day: string): Promise<number> {
  return countTerms(db, day, addDays(day, daysOfWeek - 1))
}
