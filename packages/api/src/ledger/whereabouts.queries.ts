import {
  type LedgerAnswer,
  type LedgerChoice,
  LedgerPlace,
  type LedgerRow,
  ledgerPlaces,
  MovementPurpose,
  TermKind,
  WorkStatus,
} from '@gallery/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { itsArtist, summaryColumns, withFirstImages } from '../summaries/works.queries.ts'
import { sumOfPrices } from '../sumOfPrices.ts'
import { artists } from '../tables/artists.table.ts'
import { givesBack } from '../tables/givesBack.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { movements, works } from '../tables/works.table.ts'
import { findLastMovements, findSold } from '../works/movements.queries.ts'

// The one answer to where works were on a day, whose, and at what value (docs/product.md, The ledger). The page, the
// exports, the papers, what is due and what is mailed about it are all read here.

/** What somebody asks about a day that is named. */
export type Asked = Omit<LedgerChoice, 'day'> & { day: string }

/**
 * What stood at the end of a day: of each work the last line that counts. That line is looked up by the index of the
 * work's lines, so that none of those before it is read or put in order.
 *
 * @param isMeant of a query over works: whether it is of a work that is asked about
 */
function standing({ day, work, query }: Asked, isMeant = sql`true`): SQL {
  const isIts = work === undefined ? isMeant : sql`${works.id} = ${work} and ${isMeant}`
  const words = searchedWords(query).map(
    (word) => sql`(${contains(works.search, word)} or ${contains(lineText, word)})`
  )
  return sql`
    select line.*, case
        when line.purpose <> '' or line.status = 'Prestada' then 'out'
        when line.status = 'Vendida' or ${givesBack('line')} then 'gone'
        when line.status = 'Para registro' then 'record'
        else 'here'
      end as at
    from ${works} join lateral (
      select * from ${movements} as its
      where its.work_id = ${works.id} and its.struck_at is null and its.date <= ${day}
      order by its.date desc, its.id desc limit 1
    ) as line on true
    where ${works.deleted_at} is null and ${isIts}
      and ${words.length === 0 ? sql`true` : sql.join(words, sql` and `)}`
}

/**
 * The consignments that had not ended by the end of a day, one of each work.
 *
 * @param which of a query over movements as `begun`: whose are read
 */
const consignments = (day: string, which = sql`true`) => sql`
  select distinct on (begun.work_id) begun.work_id as consigned, begun.id as consigned_by, begun.consigned_until as consigned_to
  from ${movements} as begun
  where begun.struck_at is null and begun.date <= ${day} and begun.consigned_until is not null and ${which}
    and not exists (
      select from ${movements} as ended
      where ended.work_id = begun.work_id and ended.struck_at is null and ended.date <= ${day}
        and (ended.status = 'Vendida' or ${givesBack('ended')}) and (ended.date, ended.id) >= (begun.date, begun.id)
    )
  order by begun.work_id, begun.date desc, begun.id desc`

/**
 * Joins to each of the works that `stood` what lists are put in order by. To fold a name costs more than to find it, so each
 * artist's is folded once and not for each of their works.
 */
const joinNames = sql`join (
  select ${works.id} as named, coalesce(${artists}.folded, '') as artist, fold(${works.title_es}) as title
  from ${works} left join (
    select id, deleted_at, fold(coalesce(nullif(last_name, ''), display, '')) as folded from ${artists} offset 0
  ) as ${artists} on ${itsArtist}
) as names on named = stood.work_id`

/** What is searched of a line: whose the work was, where, and who had it. */
const lineText = sql`fold(line.owner || ' ' || line.address || ' ' || line.contact)`

const isAt = (at: LedgerChoice['at']) =>
  at === undefined
    ? sql`true`
    : sql`at in (${sql.join(
        at.map((place) => sql`${place}`),
        sql`, `
      )})`

const Line = z.object({
  work_id: z.int(),
  id: z.int(),
  since: z.string(),
  at: LedgerPlace,
  status: WorkStatus,
  purpose: MovementPurpose,
  owner: z.string(),
  address: z.string(),
  contact: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  due: z.string().nullable(),
  consigned_until: z.string().nullable(),
})

const columns = sql`work_id, id, date::text as since, at, status, purpose, owner, address, contact, price::float8 as price,
  currency, case when at = 'out' then due::text end as due, consigned_to::text as consigned_until`

/** First what is at hand, then what is out, each by where it is; then by artist and title. */
const order = sql`array_position(array['here', 'out', 'gone', 'record'], at), address, artist, title, work_id`

/** The works of a day in the order in which they are listed; all of them, or a window. */
export async function findWhereabouts(
  db: Db,
  asked: Asked,
  window: { limit: number; offset: number } | null = null
): Promise<LedgerRow[]> {
  return withWorks(db, await findLines(db, asked, window))
}

/** What the ledger alone says of them, in the same order: for what goes through the whole of it. One query. */
export function findLines(
  db: Db,
  asked: Asked,
  window: { limit: number; offset: number } | null = null
): Promise<z.infer<typeof Line>[]> {
  const part = window === null ? sql`` : sql`limit ${window.limit} offset ${window.offset}`
  return selectRows(
    db,
    sql`
      select ${columns} from (
        select stood.*, artist, title from (${standing(asked)}) as stood ${joinNames}
        where ${isAt(asked.at)} order by ${order} ${part}
      ) as stood
      left join lateral (${consignments(asked.day, sql`begun.work_id = stood.work_id`)}) as consignment on true
      order by ${order}`,
    Line
  )
}

/** How many works were where, and the sums of those that are listed. */
export async function countWhereabouts(
  db: Db,
  asked: Asked
): Promise<Pick<LedgerAnswer, 'counts' | 'totals' | 'unvalued'> & { listed: number }> {
  const groups = await selectRows(
    db,
    sql`select at, case when price is null then null else currency end as currency, count(*)::int as works,
        sum(price)::float8 as total, ${isAt(asked.at)} as listed
      from (${standing(asked)}) as stood group by 1, 2 order by 2`,
    z.object({
      at: LedgerPlace,
      currency: z.string().nullable(),
      works: z.int(),
      total: z.number().nullable(),
      listed: z.boolean(),
    })
  )
  const sumOf = (some: readonly { works: number }[]) => some.reduce((sum, { works: many }) => sum + many, 0)
  const [here, out, gone, record] = ledgerPlaces.map((place) =>
    sumOf(groups.filter(({ at }) => at === place))
  )
  const listed = groups.filter((group) => group.listed)
  const currencies = [...new Set(listed.flatMap(({ currency }) => currency ?? []))]
  return {
    counts: { here: here ?? 0, out: out ?? 0, gone: gone ?? 0, record: record ?? 0 },
    totals: currencies.map((currency) => {
      const own = listed.filter((group) => group.currency === currency)
      return { currency, works: sumOf(own), total: sumOfPrices(own.map(({ total }) => total ?? 0)) }
    }),
    unvalued: sumOf(listed.filter(({ currency }) => currency === null)),
    listed: sumOf(listed),
  }
}

/** A term as the ledger has it: what ends, when, by which line, and how the work stands. */
export type FoundTerm = { kind: TermKind; until: string; term: number; row: LedgerRow }

/** Whether a work ever had a line with an end: few have, of all others nothing else has to be read. */
const everHadTerm = sql`${works.id} in (
  select work_id from ${movements} as ending
  where ending.struck_at is null and (ending.due is not null or ending.consigned_until is not null))`

/** What has an end that has not come about by the end of a day: loans and the like, and consignments. */
const termsOf = (day: string, isMeant = everHadTerm) => sql`
  with stood as materialized (
    select * from (${standing({ day, query: '' }, isMeant)}) as stood
    left join (${consignments(day)}) as consignment on consigned = stood.work_id
  )
  select 'due' as kind, due as until, id as term, stood.* from stood where at = 'out' and due is not null
  union all
  select 'consigned', consigned_to, consigned_by, stood.* from stood where consigned_by is not null`

/** How many of them end by a day. */
export async function countTerms(db: Db, day: string, until: string): Promise<number> {
  const [found] = await selectRows(
    db,
    sql`select count(*)::int as terms from (${termsOf(day)}) as terms where until <= ${until}`,
    z.object({ terms: z.int() })
  )
  return found?.terms ?? 0
}

/** Everything that has an end which has not come about by the end of a day, the earliest first. */
export async function findTerms(
  db: Db,
  day: string,
  only?: { kind: TermKind; term: number }
): Promise<FoundTerm[]> {
  const isOnly = only === undefined ? sql`true` : sql`kind = ${only.kind} and term = ${only.term}`
  const isIts = only && sql`${works.id} = (select work_id from ${movements} where id = ${only.term})`
  const found = await selectRows(
    db,
    sql`
      select kind, until::text, term, ${columns} from (${termsOf(day, isIts)}) as stood ${joinNames} where ${isOnly}
      order by until, kind desc, artist, title, term`,
    Line.extend({ kind: TermKind, until: z.string(), term: z.int() })
  )
  const rows = await withWorks(db, found)
  return found.flatMap(({ kind, until, term }, at) => {
    const row = rows[at]
    return row === undefined ? [] : [{ kind, until, term, row }]
  })
}

/** Puts beside each line its work, with its first picture, and what a new line of it comes after. */
async function withWorks(db: Db, lines: readonly z.infer<typeof Line>[]): Promise<LedgerRow[]> {
  const ids = [...new Set(lines.map(({ work_id }) => work_id))]
  const found = await findLedgerWorks(db, ids)
  const last = await findLastMovements(db, ids)
  const sold = await findSold(db, ids)
  return lines.flatMap(({ work_id, id, ...line }) => {
    const work = found.get(work_id)
    const by = { id: last.get(work_id)?.id ?? id, sold: sold.has(work_id) }
    return work === undefined ? [] : [{ ...line, movement: id, last: by, work }]
  })
}

/** Works as the ledger shows them, by their ids. */
export async function findLedgerWorks(
  db: Db,
  ids: readonly number[]
): Promise<Map<number, LedgerRow['work']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...summaryColumns, code: works.code })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(inArray(works.id, [...new Set(ids)]))
  const pictured = await withFirstImages(db, rows, true)
  return new Map(pictured.map((work) => [work.id, work]))
}
