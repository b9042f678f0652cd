import { OptionId, Options } from '@gallery/contract'
import { inArray, max, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { withCleanHtml } from '../html.ts'
import type { Writing } from '../writing.ts'
import { options } from './options.table.ts'

/** What a gallery that has not written its options yet shows: nothing but a name. */
const blank: Options = {
  name: 'Galería',
  tagline_es: '',
  tagline_en: '',
  address: '',
  directions_es: '',
  directions_en: '',
  hours_es: '',
  hours_en: '',
  mail: '',
  phone: '',
  newsletter: '',
  social: [],
  since: 2008,
  txtPrincipal_es: '',
  txtPrincipal_en: '',
  usSplash_es: '',
  usSplash_en: '',
  usTeam_es: '',
  usTeam_en: '',
  usHistory_es: '',
  usHistory_en: '',
  usProfile_es: '',
  usProfile_en: '',
}

/** The site options (spec §3), whole: an option that was never written is empty. */
export async function readOptions(db: Db): Promise<Options> {
  // As text: of a JSON string such as "48321107" the drivers and Drizzle would make a number between them.
  const rows = await db
    .select({ id: options.id, value: sql<string>`${options.value}::text` })
    .from(options)
    .where(inArray(options.id, OptionId.options))
  const written = rows.map(({ id, value }) => [id, JSON.parse(value)] as const)
  return Options.parse({ ...blank, ...Object.fromEntries(written) })
}

/** When one of these options was last written, or null. */
export async function optionsWrittenAt(db: Db, ids: readonly string[]): Promise<Date | null> {
  const [written] = await db
    .select({ at: max(options.updated_at) })
    .from(options)
    .where(inArray(options.id, [...ids]))
  return written?.at ?? null
}

/** Nobody else writes options until the transaction ends, those neither that have no row yet. */
export async function lockOptions(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${options} in share row exclusive mode`)
}

/** The texts of the about page. */
const htmlFields = [
  'usSplash_es',
  'usSplash_en',
  'usTeam_es',
  'usTeam_en',
  'usHistory_es',
  'usHistory_en',
  'usProfile_es',
  'usProfile_en',
] as const

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
    })
}
