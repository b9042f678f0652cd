import { namesOf, Options, optionsWhere, optionTexts } from '@gallery/contract'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { lastSaved } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { withCleanHtml } from '../html.ts'
import { options } from '../tables/options.table.ts'
import type { Writing } from '../writing.ts'

/** The gallery's name as it is now; undefined for one that has not said it yet. */
export async function readName(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ name: sql<string>`${options.value} #>> '{}'` })
    .from(options)
    .where(eq(options.id, 'name'))
  return row?.name
}

/** When one of these options was last written and by whom; undefined where none was. */
export async function lastWritten(db: Db, ids: readonly string[]) {
  const [written] = await db
    .select(lastSaved(options))
    .from(options)
    .where(inArray(options.id, [...ids]))
    .orderBy(desc(options.updated_at))
    .limit(1)
  return written
}

/** Nobody else writes options until the transaction ends, those neither that have no row yet. */
export async function lockOptions(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${options} in share row exclusive mode`)
}

const htmlFields = namesOf(optionsWhere('kind', 'html'))

/** Writes options over what they were, HTML made safe; those not named stay. */
export async function setOptions(db: Db, changes: Partial<Options>, { now, by }: Writing): Promise<void> {
  const clean = withCleanHtml(Options.partial().parse(changes), htmlFields)
  // Later than every other: who read before this write can always be told from who read after it.
  const updated_at = sql`(
    select greatest(${now.toISOString()}::timestamptz, max(updated_at) + interval '1 millisecond') from ${options}
  )`
  const values = Object.entries(clean).map(([id, value]) => ({ id, value, updated_at, updated_by: by }))
  if (values.length === 0) return
  await db
    .insert(options)
    .values(values)
    .onConflictDoUpdate({
      target: options.id,
      set: {
        value: sql`excluded.value`,
        updated_at: sql`excluded.updated_at`,
        updated_by: sql`excluded.updated_by`,
      },
      // What is written as it was stays as old as it is: its age tells whether the English is late.
      setWhere: sql`excluded.value is distinct from ${options.value}`,
    })
}

/**
 * The texts whose Spanish was written after their English, as a relation: `place` among all texts from 1, `name` without
 * their suffix, and `updated_at` of the Spanish. What has no English is not late.
 */
export const lateOptions = sql`select texts.place::int as place, texts.name as name, spanish.updated_at as updated_at
  from unnest(array[${sql.join(
    optionTexts.map((name) => sql`${name}::text`),
    sql`, `
  )}]) with ordinality as texts (name, place)
  join ${options} as spanish on spanish.id = texts.name || '_es'
  join ${options} as english on english.id = texts.name || '_en'
  where english.value <> '""'::jsonb and spanish.updated_at > english.updated_at`

/** The names of those texts. */
export async function findLateOptions(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`name` })
    .from(sql`(${lateOptions}) as late`)
    .orderBy(sql`place`)
  return rows.map(({ name }) => name)
}

/** Declares the English of texts right as it is: it counts as written now. */
export async function declareOptionsUpToDate(
  db: Db,
  names: readonly string[],
  { now, by }: Writing
): Promise<void> {
  const ids = names.map((name) => `${name}_en`)
  await db
    .update(options)
    .set({
      updated_at: sql`(
        select greatest(${now.toISOString()}::timestamptz, max(updated_at) + interval '1 millisecond') from ${options}
      )`,
      updated_by: by,
    })
    .where(inArray(options.id, ids))
}
