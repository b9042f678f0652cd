import type { LedgerLinesAnswer, LedgerLinesQuery, LineKind } from '@gallery/contract'
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { metaOf, windowOf } from '../paging.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { isSale } from '../tables/sold.ts'
import { movements, works } from '../tables/works.table.ts'
import { selectMovements, shownMovement } from '../works/movements.queries.ts'
import { findLedgerWorks } from './whereabouts.queries.ts'

/**
 * A page of the lines of all ledgers, the newest first, with those that are struck through, and those of works in the bin:
 * what was sold was sold, whatever becomes of the work's record.
 */
export async function listLines(db: Db, query: LedgerLinesQuery): Promise<LedgerLinesAnswer> {
  const { limit, offset } = windowOf(query)
  const counts = await countLines(db, query)
  const rows = await selectMovements(db, linesAsked(query))
    .innerJoin(works, eq(works.id, movements.work_id))
    .orderBy(desc(movements.date), desc(movements.id))
    .limit(limit)
    .offset(offset)
  const found = await findLedgerWorks(
    db,
    rows.map(({ work_id }) => work_id)
  )
  const told = await findTold(
    db,
    rows.map(({ id }) => id)
  )
  const data = rows.flatMap(({ work_id, ...row }) => {
    const work = found.get(work_id)
    const its = told.get(row.id)
    return work === undefined || its === undefined ? [] : [{ ...shownMovement(row), ...its, work }]
  })
  const { what } = query
  const total = Object.entries(counts).reduce(
    (sum, [kind, count]) => (what === undefined || what.some((each) => each === kind) ? sum + count : sum),
    0
  )
  return { data, meta: metaOf(total, query), counts }
}

/** What lines tell beside what they say themselves, by their ids. One query. */
async function findTold(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: movements.id,
      sells: isSale('movements'),
      binned: sql<boolean>`${works.deleted_at} is not null`,
    })
    .from(movements)
    .innerJoin(works, eq(works.id, movements.work_id))
    .where(inArray(movements.id, [...ids]))
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}

/** Which lines of the ledgers are meant, of a query over movements and their works. */
export function linesAsked({ what, ...rest }: Omit<LedgerLinesQuery, 'page' | 'per_page'>): SQL | undefined {
  return and(besides(rest), what && inArray(lineKind, what))
}

/** What narrows the lines beside what they tell. */
function besides({ query, from, to }: Pick<LedgerLinesQuery, 'query' | 'from' | 'to'>): SQL | undefined {
  return and(
    ...searchedWords(query).map(isFoundBy),
    from === undefined ? undefined : gte(movements.date, from),
    to === undefined ? undefined : lte(movements.date, to)
  )
}

/** What a line tells, as `lineKindOf` of the contract has it. */
export const lineKind = sql<LineKind>`(case
  when ${isSale('movements')} then 'Vendida'
  when ${movements.purpose} <> '' then ${movements.purpose}
  when ${movements.status} = 'Vendida' then 'moved'
  else ${movements.status} end)`

/** How many lines tell what, whatever of that is asked for. */
async function countLines(db: Db, query: LedgerLinesQuery): Promise<LedgerLinesAnswer['counts']> {
  const groups = await db
    .select({ kind: lineKind, count: sql<number>`count(*)::int` })
    .from(movements)
    .innerJoin(works, eq(works.id, movements.work_id))
    .where(besides(query))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const counts: LedgerLinesAnswer['counts'] = {}
  for (const { kind, count } of groups) counts[kind] = count
  return counts
}

const text = sql`fold(${movements.owner} || ' ' || ${movements.address} || ' ' || ${movements.contact})`

function isFoundBy(word: string): SQL {
  return sql`(${contains(works.search, word)} or ${contains(text, word)})`
}
