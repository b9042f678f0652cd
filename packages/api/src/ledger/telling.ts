import { addDays, instantOf, mondayOf, today } from '@gallery/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { ledgerDueMail } from '../mail/ledgerDue.ts'
import { ledgerOverdueMail } from '../mail/ledgerOverdue.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { ledgerMails } from '../tables/ledger.table.ts'
import { users } from '../tables/users.table.ts'
import { movements } from '../tables/works.table.ts'
import { daysOfWeek, keyOf } from './terms.queries.ts'
import { type FoundTerm, findTerms } from './whereabouts.queries.ts'

/** Who is mailed: somebody with the panel, or the gallery itself where nobody has it in hand any more. */
type Minder = { name: string; to: string }

/**
 * Writes what is to be mailed about the ends of loans and consignments, once the gallery's hour for mails has come: a week
 * before, on the last day, and once a week all that is overdue, to whoever has it in hand. Several processes may do it
 * at once: the name of a mail is written down with it, and whoever comes second finds it there.
 *
 * @returns how many mails were written
 */
export async function tellDue(office: Office): Promise<number> {
  const { db, now, zone } = office
  const options = await readOptions(db)
  const day = today(now, zone)
  if (now < instantOf(day, `${String(options.reminderHour).padStart(2, '0')}:00`, zone)) return 0
  return db.transaction(async (tx) => {
    const terms = (await findTerms(tx, day)).filter(({ until }) => until <= addDays(day, daysOfWeek))
    const minders = await findMinders(tx, terms, options.mail)
    let written = 0
    for (const term of terms) {
      const minder = minders.get(term.term)
      const what = whatOf(term, day)
      if (minder === undefined || what === null) continue
      if (!(await isFirst(tx, { key: keyOf(what, term), movement: term.term, what, now }))) continue
      const language = await languageOf(tx, minder.to)
      const setting = { language, options, timeZone: zone, publicUrl: office.publicUrl, now, day }
      const content = ledgerDueMail({ ...setting, term })
      const about = `ledger/${keyOf(what, term)}`
      await enqueueMail(tx, { kind: 'ledgerDue', language, to: minder.to, content, now, about })
      written += 1
    }
    return written + (await tellOverdue(tx, office, { terms, minders, day }))
  })
}

/** What is mailed about a term on a day: nothing ahead of what began within the week before, or is all but due. */
function whatOf({ until, row }: FoundTerm, day: string): 'week' | 'day' | null {
  if (until === day) return 'day'
  const weekBefore = addDays(until, -daysOfWeek)
  const isAhead = weekBefore <= day && until > addDays(day, 1)
  return isAhead && row.since < weekBefore ? 'week' : null
}

/** Once from each Monday on: all that is overdue, one mail to each who has some of it in hand. */
async function tellOverdue(
  tx: Db,
  { now, zone, publicUrl }: Office,
  { terms, minders, day }: { terms: readonly FoundTerm[]; minders: ReadonlyMap<number, Minder>; day: string }
): Promise<number> {
  const byMinder = new Map<string, { to: string; terms: FoundTerm[] }>()
  for (const term of terms.filter(({ until }) => until < day)) {
    const minder = minders.get(term.term)
    if (minder === undefined) continue
    const own = byMinder.get(minder.name) ?? { to: minder.to, terms: [] }
    own.terms.push(term)
    byMinder.set(minder.name, own)
  }
  let written = 0
  for (const [name, { to, terms: overdue }] of byMinder) {
    const key = `overdue/${mondayOf(day)}/${name}`
    if (!(await isFirst(tx, { key, movement: null, what: 'overdue', now }))) continue
    const language = await languageOf(tx, to)
    const setting = { language, options: await readOptions(tx), timeZone: zone, publicUrl, now, day }
    const content = ledgerOverdueMail({ ...setting, terms: overdue })
    await enqueueMail(tx, { kind: 'ledgerOverdue', language, to, content, now, about: `ledger/${key}` })
    written += 1
  }
  return written
}

/** Writes down that a mail was written, unless it stands there already. */
async function isFirst(
  tx: Db,
  {
    key,
    movement,
    what,
    now,
  }: { key: string; movement: number | null; what: 'week' | 'day' | 'overdue'; now: Date }
): Promise<boolean> {
  const added = await tx
    .insert(ledgerMails)
    .values({ key, movement_id: movement, what, sent_at: now })
    .onConflictDoNothing()
    .returning({ key: ledgerMails.key })
  return added.length > 0
}

/** Who has each term in hand, by its line; none where there is nobody, and the gallery has no address either. */
async function findMinders(tx: Db, terms: readonly FoundTerm[], house: string): Promise<Map<number, Minder>> {
  const ids = [...new Set(terms.map(({ term }) => term))]
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ line: movements.id, user: users.id, email: users.email })
    .from(movements)
    .leftJoin(users, and(eq(users.id, movements.minded_by), eq(users.super, true), isNull(users.deleted_at)))
    .where(inArray(movements.id, ids))
  const minders = new Map<number, Minder>()
  for (const { line, user, email } of found) {
    if (user !== null && email !== null) minders.set(line, { name: `user/${user}`, to: email })
    else if (house !== '') minders.set(line, { name: 'gallery', to: house })
  }
  return minders
}
