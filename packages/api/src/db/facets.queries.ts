import { type FacetValue, maxFacetValues, undated } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './db.ts'
import { beside, type Days, decadesOf } from './decades.ts'
import { selectRows } from './rows.queries.ts'

/** One way to narrow a list. Of its SQL, only the conditions may carry values of a question. */
type Facet = {
  /** What of a record its values come from, read once of each that is found; `found.{name}` from then on. */
  column: SQL
  /** What a record is counted under; null or empty counts under nothing. */
  value: SQL
  /** What is joined to `found` for that. */
  joined?: SQL
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
  const columns = named.map(
    ([name, { column, condition }]) =>
      sql`${column} as ${sql.identifier(name)}, ${condition ?? sql`true`} as ${isOf(name)}`
  )
  const counts = named.map(([name, { value, joined, label_es, label_en, chosen }]) => {
    const others = named.filter(([other]) => other !== name).map(([other]) => sql`found.${isOf(other)}`)
    return sql`(
      select ${name}::text as facet, (${value})::text as value, count(*)::int as count,
        ${label_es ?? sql`''::text`} as label_es, ${label_en ?? sql`''::text`} as label_en
      from found ${joined ?? sql``}
      where (${value})::text <> '' and ${sql.join(others, sql` and `)}
      group by ${value}
      order by (${value})::text = ${String(chosen ?? '')}::text desc, 3 desc, 2
      limit ${sql.raw(String(maxFacetValues))}
    )`
  })
  const rows = await selectRows(
    db,
    sql`with found as materialized (
      select ${list.id} as id, ${sql.join(columns, sql`, `)} from ${list.from} where ${list.where ?? sql`true`}
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
export function decadeFacet(days: Days): Pick<Facet, 'column' | 'value' | 'joined'> {
  const { first, last } = decadesOf(days)
  return {
    column: sql`${first} as first_decade, ${last}`,
    value: sql`coalesce(decades.decade::text, ${sql.raw(`'${undated}'`)})`,
    joined: beside({ first: sql`found.first_decade`, last: sql`found.decade` }),
  }
}
