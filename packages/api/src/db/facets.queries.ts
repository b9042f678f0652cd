import { type FacetValue, maxFacetValues, undated } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './db.ts'
import { beside, type Days, decadesOf } from './decades.ts'
import { selectRows } from './rows.queries.ts'

/** One way to narrow a list. Of its SQL, only the conditions may carry values of a question. */
type Facet = {
  /** What of a record its values come from, read once of each that is found; `found.{name}` from then on. */
  column?: SQL
  /** What records are counted by, one column or two; `counted.one` and `counted.two` from then on. */
  by: readonly [one: SQL, two?: SQL]
  /** What is joined to `found` for that. */
  joined?: SQL
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
 * The values of each facet among the records of a list, most first, each facet counted among what the others leave. The
 * records are gone through once, in one query; `where` says which they are before any value is chosen.
 */
export async function countFacets(
  db: Db,
  list: { id: SQL; from: SQL; where: SQL | undefined },
  facets: Readonly<Record<string, Facet>>
): Promise<Record<string, FacetValue[]>> {
  const named = Object.entries(facets)
  // What is written down of each record is no more than what is asked for: of many it would not stay in memory.
  const columns = named.flatMap(([name, { column, condition }]) => [
    ...(column ? [sql`${column} as ${sql.identifier(name)}`] : []),
    ...(condition ? [sql`${condition} as ${isOf(name)}`] : []),
  ])
  const counts = named.map(([name, { by, value, joined, named: labels, label_es, label_en, chosen }]) => {
    const others = named.filter(([other, { condition }]) => other !== name && condition !== undefined)
    const isAmongOthers = others.map(([other]) => sql`found.${isOf(other)}`)
    const [one, two = sql`null::int`] = by
    return sql`(
      select ${name}::text as facet, (${value})::text as value, sum(counted.count)::int as count,
        ${label_es ?? sql`''::text`} as label_es, ${label_en ?? sql`''::text`} as label_en
      from (
        select ${one} as one, ${two} as two, count(*) as count from found ${joined ?? sql``}
        where ${sql.join([sql`true`, ...isAmongOthers], sql` and `)} group by 1, 2
      ) as counted ${labels ?? sql``}
      where (${value})::text <> ''
      group by ${value}
      order by (${value})::text = ${String(chosen ?? '')}::text desc, 3 desc, 2
      limit ${sql.raw(String(maxFacetValues))}
    )`
  })
  const rows = await selectRows(
    db,
    sql`with found as materialized (
      select ${sql.join([sql`${list.id} as id`, ...columns], sql`, `)} from ${list.from} where ${list.where ?? sql`true`}
    ) ${sql.join(counts, sql` union all `)}`,
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

/** The column that says whether a record is what is chosen of a facet. */
function isOf(name: string): SQL {
  return sql`${sql.identifier(`is_${name}`)}`
}

/** The facet of decades, without what is chosen of it: a record counts under each that it may be of. */
export function decadeFacet(days: Days): Pick<Facet, 'column' | 'by' | 'value' | 'named'> {
  const { first, last } = decadesOf(days)
  return {
    column: sql`${first} as first_decade, ${last}`,
    by: [sql`found.first_decade`, sql`found.decade`],
    value: sql`coalesce(decades.decade::text, ${sql.raw(`'${undated}'`)})`,
    named: beside({ first: sql`counted.one`, last: sql`counted.two` }),
  }
}
