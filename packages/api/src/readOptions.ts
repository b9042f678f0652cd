import { OptionId, Options } from '@gallery/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import { options } from './tables/options.table.ts'

/** What a gallery that has not written its options yet shows: nothing but a name. */
const blank: Options = {
  name: 'Galería',
  tagline_es: '',
  tagline_en: '',
  address: '',
  directions_es: '',
  directions_en: '',
  bring_es: '',
  bring_en: '',
  access_es: '',
  access_en: '',
  reminderHour: 10,
  offerHours: 2,
  fewShare: 25,
  zoomPixels: 0,
  rights: '',
  rightsNote_es: '',
  rightsNote_en: '',
  rightsPixels: 2_000,
  offerHarvest: true,
  showReserved: false,
  watchRooms: true,
  facade: '',
  facadeAlt_es: '',
  facadeAlt_en: '',
  openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '', to: '' })),
  closures: [],
  holidayCountry: '',
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

/** The site options, whole: an option that was never written is empty. */
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
  return Options.parse({ ...blank, ...JSON.parse(column ?? '{}') })
}
