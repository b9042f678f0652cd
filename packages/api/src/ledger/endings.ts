import { type LedgerRow, type MovementForm, type TermEnd, type TermKind, today } from '@gallery/contract'
import { and, desc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { isStanding } from '../tables/lastLine.ts'
import { isSold } from '../tables/sold.ts'
import { movements } from '../tables/works.table.ts'
import { touchWork } from '../works/changes.queries.ts'
import { addMovement } from '../works/movements.queries.ts'
import type { Writing } from '../writing.ts'
import { findTerms } from './whereabouts.queries.ts'

/** A term as a path names it. */
type Named = { kind: TermKind; term: number }

/**
 * Ends a term or gives it longer, by a line of its work's ledger, in a transaction. @returns the line
 *
 * @throws Refused 409 when it is no open term any more, as when somebody was faster
 */
export async function endTerm(
  tx: Db,
  named: Named,
  end: TermEnd,
  { writing, zone }: { writing: Writing; zone: string }
): Promise<number> {
  const now = today(writing.now, zone)
  const { row } = await requireTerm(tx, named, now)
  // Whoever else ends it waits here, and then finds it over.
  await touchWork(tx, row.work.id, writing)
  const { row: current, until } = await requireTerm(tx, named, now)
  const date = end.date ?? now
  if (date < current.since) throw new InvalidInput({ date: 'ledger.before' })
  if (end.how === 'prolonged' && end.until <= until) throw new InvalidInput({ until: 'ledger.notLonger' })
  if (end.how === 'returned' && named.kind !== 'due') throw new InvalidInput({ how: 'field.choice' })
  const line = await nextLine(tx, named, end, current)
  // A loan that ends is no return to the owner: the work comes home first, and is given back from there.
  if (end.how === 'given_back' && current.status === 'Prestada') {
    const home = await nextLine(tx, named, { how: 'returned' }, current)
    await addMovement(tx, current.work.id, { ...home, date }, writing)
  }
  return addMovement(tx, current.work.id, { ...line, date }, writing)
}

async function requireTerm(db: Db, named: Named, day: string) {
  const [found] = await findTerms(db, day, named)
  if (!found) throw new Refused(409, 'ledger.over')
  return found
}

/** The line that holds, with whether its work is sold by then. */
type Last = typeof movements.$inferSelect & { sold: boolean }

/** The line that follows the one which holds. */
async function nextLine(
  tx: Db,
  { kind }: Named,
  end: TermEnd,
  { movement }: LedgerRow
): Promise<MovementForm> {
  const [last] = await tx
    .select({ ...getTableColumns(movements), sold: isSold('movements') })
    .from(movements)
    .where(eq(movements.id, movement))
  if (!last) throw new Refused(409, 'ledger.over')
  const { status, owner, price, currency, address, purpose, due, contact, contact_email, minded_by } = last
  const worth = { owner, price, currency }
  const there = {
    address,
    purpose,
    due,
    contact,
    contact_email,
    ...(minded_by === null ? {} : { minded_by }),
  }
  const nowhere = { purpose: '', due: null, contact: '', contact_email: '', consigned_until: null } as const
  if (end.how === 'given_back') return { ...worth, ...nowhere, status: 'Devuelta', address: '' }
  if (end.how === 'returned') {
    const home = await homeOf(tx, last)
    return { ...worth, ...nowhere, status: statusAtHome(last, home), address: home?.address ?? '' }
  }
  return kind === 'due'
    ? { ...worth, ...there, status, due: end.until, consigned_until: null }
    : { ...worth, ...there, status, consigned_until: end.until }
}

type Home = Pick<typeof movements.$inferSelect, 'status' | 'address'> & { sold: boolean }

/** How a work stands that is home again: as it did there, unless it was sold from where it was, or before it went. */
function statusAtHome(last: Last, home: Home | undefined): MovementForm['status'] {
  if (last.sold && !home?.sold) return 'Vendida'
  // It came home from a loan, which no line says of a work that was out for anything else: that would give it back.
  if (home?.status === 'Devuelta' && last.status !== 'Prestada') return last.status
  return home?.status ?? 'En consignación'
}

/** What the ledger said before the work went out. */
async function homeOf(tx: Db, { work_id, date, id }: Last): Promise<Home | undefined> {
  const [home] = await tx
    .select({ status: movements.status, address: movements.address, sold: isSold('movements') })
    .from(movements)
    .where(
      and(
        eq(movements.work_id, work_id),
        isStanding,
        eq(movements.purpose, ''),
        ne(movements.status, 'Prestada'),
        or(sql`${movements.date} < ${date}`, and(eq(movements.date, date), sql`${movements.id} < ${id}`))
      )
    )
    .orderBy(desc(movements.date), desc(movements.id))
    .limit(1)
  return home
}
