import type { LedgerLinesAnswer, LedgerLinesQuery } from '@gallery/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { metaOf, windowOf } from '../paging.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { movements, works } from '../tables/works.table.ts'
import { selectMovements, shownMovement } from '../works/movements.queries.ts'
import { findLedgerWorks } from './whereabouts.queries.ts'

/** A page of the lines of all ledgers, the newest first, with those that are struck through. */
export async function listLines(db: Db, query: LedgerLinesQuery): Promise<LedgerLinesAnswer> {
  const where = and(isNull(works.deleted_at), ...searchedWords(query.query).map(isFoundBy))
  const { limit, offset } = windowOf(query)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(movements)
    .innerJoin(works, eq(works.id, movements.work_id))
    .where(where)
  const rows = await selectMovements(db, where)
    .innerJoin(works, eq(works.id, movements.work_id))
    .orderBy(desc(movements.date), desc(movements.id))
    .limit(limit)
    .offset(offset)
  const found = await findLedgerWorks(
    db,
    rows.map(({ work_id }) => work_id)
  )
  const data = rows.flatMap(({ work_id, ...row }) => {
    const work = found.get(work_id)
    return work === undefined ? [] : [{ ...shownMovement(row), work }]
  })
  return { data, meta: metaOf(counted?.total ?? 0, query) }
}

const text = sql`fold(${movements.owner} || ' ' || ${movements.address} || ' ' || ${movements.contact})`

function isFoundBy(word: string): SQL {
  return sql`(${contains(works.search, word)} or ${contains(text, word)})`
}
