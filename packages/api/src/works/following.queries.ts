import type { WorkStatus } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { movements } from '../tables/works.table.ts'
import { findLastMovements } from './movements.queries.ts'

/** How long a work is where it is, with whom, and who minds it. */
type Term = Awaited<ReturnType<typeof findTerms>>[number]['term']

/** What a line has of the one that it follows. */
type Followed = { date: string } & Partial<Term>

/**
 * What lines that somebody writes for many works at once take over from the last line of each, as long as they say
 * nothing else of it.
 *
 * @param today the day that lines bear, as `2026-11-19`; one that follows a line of a later day bears that.
 * @returns asked for a work and the status that its line has: what it takes over
 */
export async function findFollowed(
  db: Db,
  works: readonly number[],
  today: string
): Promise<(work: number, status: WorkStatus) => Followed> {
  const last = await findLastMovements(db, works)
  const found = await findTerms(
    db,
    [...last.values()].map(({ id }) => id)
  )
  const terms = new Map(found.map(({ id, term }) => [id, term]))
  return (work, status) => {
    const before = last.get(work)
    const date = before !== undefined && before.date > today ? before.date : today
    // A price alone brings nothing back: what a work is out for, and until when, goes on.
    return { date, ...(before?.status === status ? terms.get(before.id) : undefined) }
  }
}

async function findTerms(db: Db, lines: readonly number[]) {
  const found = await db
    .select({
      id: movements.id,
      purpose: movements.purpose,
      due: movements.due,
      contact: movements.contact,
      contact_email: movements.contact_email,
      minded_by: movements.minded_by,
    })
    .from(movements)
    .where(inArray(movements.id, [...lines]))
  return found.map(({ id, ...term }) => ({ id, term }))
}
