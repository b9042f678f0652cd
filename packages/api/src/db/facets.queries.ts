import { type FacetValue, maxFacetValues, undated } from '@gallery/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './db.ts'
import { beside, type Days, decadesOf } from './decades.ts'
import { selectRows } from './rows.queries.ts'

/** One way to narrow a list. Of its SQL, only the conditions may carry values of a question. */
type Facet = {
  /** What records are counted by, one column or two: of the list's table, or of `parts`. `counted.one` and `counted.two` from then on. */
  by: readonly [one: SQL, two?: SQL]
  /** A table of which a record may have several rows, and its column that says which record's they are. */
  parts?: { from: SQL; of: SQL }
  /** What is joined to what was counted: few rows, where there were many records. */
  named?: SQL
  /** What is counted; null or empty counts under nothing. */
  value: SQL
  /** What a value is called, of all rows that have it. */
  label_es?: SQL
  label_en?: SQL
  /** The value that is chosen, and the condition of the list's table that it stands for. */
  chosen: string | number | undefined
  condition: SQL | undefined
}

const Row = z.object({
  facet: z.string(),
  value: z.string(),
  label_es: z.string(),
  label_en: z.string(),
  count: z.int(),
})

/**
 * The values of each facet among the records of a list, most first, each facet counted among what the others leave, in one
 * query. What records have one of is counted in one going through them, for all facets at once; of what they may have
 * several, each facet in another.
 *
 * @param list `where` says which they are before any value is chosen; `isSearched` that it takes long to find them, who
 * are then written down. Else each going through finds them anew: in an index alone where one has all that is counted, as
 * of items, in the table where none has, as of works. Of them no more is kept than their ids, for each facet of parts.
 */
export async function countFacets(
  db: Db,
  list: { id: SQL; from: SQL; where: SQL | undefined; isSearched: boolean },
  facets: Readonly<Record<string, Facet>>
): Promise<Record<string, FacetValue[]>> {
  const named = Object.entries(facets)
  const own = named.filter(([, { parts }]) => parts === undefined)
  const columns = own.flatMap(([name, { by }]) => columnsOf(name, by))
  const found = [
    sql`${list.id} as id`,
    ...own.flatMap(([name, { by }]) =>
      by.flatMap((each, at) => (each ? [sql`${each} as ${columnOf(name, at)}`] : []))
    ),
    ...named.flatMap(([name, { condition }]) => (condition ? [sql`${condition} as ${isOf(name)}`] : [])),
  ]
  const sets = own.map(([name, { by }]) => sql`(${sql.join(columnsOf(name, by), sql`, `)})`)
  const counts = own.map(([name]) => sql`count(*) ${amongOthers(named, name)} as ${countOf(name)}`)
  const values = named.map(([name, facet]) => {
    const { value, named: labels, label_es, label_en, chosen } = facet
    return sql`(
      select ${name}::text as facet, (${value})::text as value, sum(counted.count)::int as count,
        ${label_es ?? sql`''::text`} as label_es, ${label_en ?? sql`''::text`} as label_en
      from (${facet.parts ? countedParts(named, name, facet, facet.parts) : countedOwn(own, name, facet)}) as counted
        ${labels ?? sql``}
      where (${value})::text <> ''
      group by ${value}
      order by (${value})::text = ${String(chosen ?? '')}::text desc, 3 desc, 2
      limit ${sql.raw(String(maxFacetValues))}
    )`
  })
  const rows = await selectRows(
    db,
    sql`with found as ${list.isSearched ? sql`materialized` : sql`not materialized`} (
      select ${sql.join(found, sql`, `)} from ${list.from} where ${list.where ?? sql`true`}
    ), counted as materialized (
      select grouping(${sql.join(columns, sql`, `)}) as which, ${sql.join([...columns, ...counts], sql`, `)}
      from found group by grouping sets (${sql.join(sets, sql`, `)})
    ) ${sql.join(values, sql` union all `)}`,
    Row
  )
  return Object.fromEntries(
    named.map(([name]) => [
      name,
      rows
        .filter(({ facet }) => facet === name)
        .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'es'))
        .map(({ facet: _, ...value }) => value),
    ])
  )
}

type Named = readonly (readonly [name: string, facet: Facet])[]

/** What was counted by the columns of a facet, of all that was counted by those of several. */
function countedOwn(own: Named, name: string, { by }: Facet): SQL {
  const [one, two = sql`null::int`] = columnsOf(name, by)
  // As PostgreSQL numbers the sets: a bit for each column that is not in it, the first column's the highest.
  const which = own
    .flatMap(([other, facet]) => columnsOf(other, facet.by).map(() => other === name))
    .reduce((bits, isIn) => bits * 2 + (isIn ? 0 : 1), 0)
  return sql`
    select ${one} as one, ${two} as two, ${countOf(name)} as count from counted
    where which = ${sql.raw(String(which))} and ${countOf(name)} > 0`
}

/**
 * What is counted of parts of the records. Of a list of ids PostgreSQL reads an index of the parts from one end to the
 * other; a join would put all ids into a table of its own first, for twice the time.
 */
function countedParts(
  named: Named,
  name: string,
  { by }: Facet,
  { from, of }: NonNullable<Facet['parts']>
): SQL {
  const [one, two = sql`null::int`] = by
  const among = isAmongOthers(named, name) ?? sql`true`
  return sql`
    select ${one} as one, ${two} as two, count(*) as count from ${from}
    where ${of} = any(array(select found.id from found where ${among})) group by 1, 2`
}

/** Whether a record is what is chosen of the other facets; undefined where nothing is. */
function isAmongOthers(named: Named, name: string): SQL | undefined {
  return and(
    ...named
      .filter(([other, { condition }]) => other !== name && condition !== undefined)
      .map(([other]) => sql`found.${isOf(other)}`)
  )
}

function amongOthers(named: Named, name: string): SQL {
  const condition = isAmongOthers(named, name)
  return condition ? sql`filter (where ${condition})` : sql``
}

/** The columns of `found` that a facet of the list's own table is counted by. */
function columnsOf(name: string, by: Facet['by']): SQL[] {
  return by.flatMap((each, at) => (each ? [sql`${columnOf(name, at)}`] : []))
}

function columnOf(name: string, at: number): SQL {
  return sql`${sql.identifier(`${name}_${at}`)}`
}

/** The column that says whether a record is what is chosen of a facet. */
function isOf(name: string): SQL {
  return sql`${sql.identifier(`is_${name}`)}`
}

/** The column of how many there are of the values of a facet. */
function countOf(name: string): SQL {
  return sql`${sql.identifier(`count_${name}`)}`
}

/** The facet of decades, without what is chosen of it: a record counts under each that it may be of. */
export function decadeFacet({ first_day, last_day }: Days): Pick<Facet, 'by' | 'value' | 'named'> {
  // Decades are reckoned of the days that there are, not of each record.
  const decades = decadesOf({ first_day: sql`counted.one`, last_day: sql`counted.two` })
  return {
    by: [sql`${first_day}`, sql`${last_day}`],
    value: sql`coalesce(decades.decade::text, ${sql.raw(`'${undated}'`)})`,
    named: beside(decades),
  }
}
