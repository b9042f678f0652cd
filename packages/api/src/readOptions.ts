import { OptionId, type Options, StoredOptions } from '@gallery/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import { options } from './tables/options.table.ts'

/** The site options, whole: an option that was never written is as a gallery begins. */
export async function readOptions(db: Db): Promise<Options> {
  return readSomeOptions(db, OptionId.options)
}

/** Some of the site options, without the long texts of the others. */
export async function readSomeOptions<Id extends keyof Options>(
  db: Db,
  ids: readonly Id[]
): Promise<Pick<Options, Id>> {
  const [row] = await db.select({ written: someOptions(ids) }).from(sql`(values (1)) as once`)
  return optionsIn(row?.written ?? null)
}

/**
 * As {@link readSomeOptions}, as a column of another query, which spares a statement; read it by {@link optionsIn}. As text:
 * of a JSON string such as "48321107" the drivers and Drizzle would make a number.
 */
export const someOptions = (ids: readonly (keyof Options)[]) => sql<string | null>`(
  select json_object_agg(${options.id}, ${options.value})::text from ${options} where ${inArray(options.id, [...ids])}
)`

/** The options that a column of {@link someOptions} has; of others what a gallery shows that has not written them. */
export function optionsIn(column: string | null): Options {
  return StoredOptions.parse(JSON.parse(column ?? '{}'))
}
