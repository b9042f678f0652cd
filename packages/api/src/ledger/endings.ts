import { type LedgerRow, type MovementForm, type TermEnd, type TermKind, today } from '@gallery/contract'
import { and, desc, eq, getTableColumns, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { givesBack } from '../tables/givesBack.ts'
import { isStanding } from '../tables/lastLine.ts'
import { isSold } from '../tables/sold.ts'
import { movements } from '../tables/works.table.ts'
import { touchWork } from '../works/changes.queries.ts'
import { endHoldsBySale, refuseHeldSale } from '../works/heldSales.ts'
import { addMovement, findSold } from '../works/movements.queries.ts'
import type { Writing } from '../writing.ts'
import { findTerms } from './whereabouts.queries.ts'

/** A term as a path names it. */
type Named = { kind: TermKind; term: number }

/**
 * Ends a term or gives it longer, by a line of its work's ledger, in a transaction. @returns the line, and
 * all that it took
 *
 * @throws Refused 409 when it is no open term any more, as when somebody was faster
 */
export async function endTerm(
  tx: Db,
  named: Named,
  end: TermEnd,
  { writing, zone }: { writing: Writing; zone: string }
): Promise<{ line: number; lines: number[] }> {
  const now = today(writing.now, zone)
  const { row } = await requireTerm(tx, named, now)
  // Whoever else ends it waits here, and then finds it over.
  await touchWork(tx, row.work.id, writing)
  const { row: current, until } = await requireTerm(tx, named, now)
  const date = end.date ?? now
  if (date < current.since) throw new InvalidInput({ date: 'ledger.before' })
  if (end.how === 'prolonged' && end.until <= until) throw new InvalidInput({ until: 'ledger.notLonger' })
  if (end.how === 'returned' && named.kind !== 'due') throw new InvalidInput({ how: 'field.choice' })
  const last = await requireLast(tx, current)
  // A loan that ends is no return to the owner: the work comes home first, and is given back from there.
  const before: number[] = []
  if (end.how === 'given_back' && (last.status === 'Prestada' || last.isHome)) {
    const home = { ...(await standingLine(tx, last)), date }
    before.push(await addMovement(tx, current.work.id, home, writing))
  }
  const line = await nextLine(tx, named, end, last)
  const added = await addMovement(tx, current.work.id, { ...line, date }, writing)
  await settleSale(tx, { ...line, work: current.work.id, movement: added }, writing)
  return { line: added, lines: [...before, added] }
}

/** What ends sells nothing, unless a line that was noted ahead comes before it: then it does to holds what sales do. */
async function settleSale(
  tx: Db,
  line: Pick<MovementForm, 'status' | 'owner'> & { work: number; movement: number },
  writing: Writing
): Promise<void> {
  if (!(await findSold(tx, [line.work])).has(line.work)) return
  await refuseHeldSale(tx, line.work, line, writing.now)
  await endHoldsBySale(tx, [line], writing)
}

async function requireTerm(db: Db, named: Named, day: string) {
  const [found] = await findTerms(db, day, named)
  if (!found) throw new Refused(409, 'ledger.over')
  return found
}

/** The line that holds, with whether its work is sold by then, and home from a loan by that very line. */
type Last = typeof movements.$inferSelect & { sold: boolean; isHome: boolean }

async function requireLast(tx: Db, { movement }: LedgerRow): Promise<Last> {
  const isHome = sql<boolean>`(${movements.status} = 'Devuelta' and not ${givesBack('movements')})`
  const [last] = await tx
    .select({ ...getTableColumns(movements), sold: isSold('movements'), isHome })
    .from(movements)
    .where(eq(movements.id, movement))
  if (!last) throw new Refused(409, 'ledger.over')
  return last
}

const nowhere = { purpose: '', due: null, contact: '', contact_email: '', consigned_until: null } as const

/** The line by which a work that is lent, or home from that, stands as it did before: one from which it can be given back. */
async function standingLine(tx: Db, last: Last): Promise<MovementForm> {
  const { owner, price, currency } = last
  const home = await homeOf(tx, last, ['Prestada', 'Devuelta'])
  const address = (last.isHome ? last.address : home?.address) ?? ''
  return { ...nowhere, owner, price, currency, address, status: statusAtHome(last, home) }
}

/** The line that follows the one which holds. */
async function nextLine(tx: Db, { kind }: Named, end: TermEnd, last: Last): Promise<MovementForm> {
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

function isGivenBack({ status, isHome }: Last): boolean {
  return status === 'Devuelta' && !isHome
}

/** How a work stands that is home again: as it did there, unless it was sold, or was not any more, from where it was. */
function statusAtHome(last: Last, home: Home | undefined): MovementForm['status'] {
  if (last.sold && !home?.sold) return 'Vendida'
  // Its buyer consigned it: to come home is no sale to them. What was given back to them, for whatever, stays theirs.
  if (!last.sold && home?.sold) return isGivenBack(last) ? 'Devuelta' : 'En consignación'
  // It came home from a loan, which no line says of a work that was out for anything else: that would give it back.
  if (home?.status === 'Devuelta' && last.status !== 'Prestada') return last.status
  return home?.status ?? 'En consignación'
}

/** What the ledger said before the work went out; `away` are the statuses of lines that do not say how it stood there. */
async function homeOf(
  tx: Db,
  { work_id, date, id }: Last,
  away: readonly MovementForm['status'][] = ['Prestada']
): Promise<Home | undefined> {
  const [home] = await tx
    .select({ status: movements.status, address: movements.address, sold: isSold('movements') })
    .from(movements)
    .where(
      and(
        eq(movements.work_id, work_id),
        isStanding,
        eq(movements.purpose, ''),
        notInArray(movements.status, [...away]),
        or(sql`${movements.date} < ${date}`, and(eq(movements.date, date), sql`${movements.id} < ${id}`))
      )
    )
    .orderBy(desc(movements.date), desc(movements.id))
    .limit(1)
  return home
}
