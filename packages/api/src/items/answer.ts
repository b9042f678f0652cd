import type { ItemDetailAnswer } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { findItemDetail } from './item.queries.ts'

/** What every write answers with: the item as it is afterwards. @throws Refused 404 */
export async function answerItem(tx: Db, id: number): Promise<ItemDetailAnswer> {
  const data = await findItemDetail(tx, id)
  if (!data) throw notFound()
  return { data }
}
