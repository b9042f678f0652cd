import { type Options, type RightsStatement, statedRights } from '@gallery/contract'
import type { Db } from './db/db.ts'
import { optionsIn, readSomeOptions, someOptions } from './readOptions.ts'

/** The options in which the gallery says it. */
export const houseRightsOptions = ['rights', 'rightsNote_es', 'rightsNote_en'] as const

/** What the gallery states of records of which nothing else is written. */
export async function readHouseRights(db: Db): Promise<RightsStatement | null> {
  return houseRightsOf(await readSomeOptions(db, houseRightsOptions))
}

/** The same as a column of another query, which spares a statement; read it by {@link houseRightsIn}. */
export const houseRightsColumn = someOptions(houseRightsOptions)

/** What a column of {@link houseRightsColumn} states. */
export function houseRightsIn(column: string | null): RightsStatement | null {
  return houseRightsOf(optionsIn(column))
}

/** As {@link readHouseRights}, of options that are read already. */
export function houseRightsOf(
  options: Pick<Options, (typeof houseRightsOptions)[number]>
): RightsStatement | null {
  const { rights, rightsNote_es: rights_note_es, rightsNote_en: rights_note_en } = options
  return statedRights({ rights, rights_note_es, rights_note_en }, null)
}
