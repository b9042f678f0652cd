import { type RightsStatement, statedRights } from '@gallery/contract'
import type { Db } from './db/db.ts'
import { readSomeOptions } from './readOptions.ts'

/** What the gallery states of records of which nothing else is written. */
export async function readHouseRights(db: Db): Promise<RightsStatement | null> {
  const house = await readSomeOptions(db, ['rights', 'rightsNote_es', 'rightsNote_en'])
  const { rights, rightsNote_es: rights_note_es, rightsNote_en: rights_note_en } = house
  return statedRights({ rights, rights_note_es, rights_note_en }, null)
}
