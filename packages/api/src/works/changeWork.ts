import type { Db } from '../db/db.ts'
import type { Writing } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { findWorkDetail } from './work.queries.ts'

/** Does something under the lock of a work, and answers with the work. @throws Refused 404 for an unknown one */
export async function changeWork(tx: Db, id: number, writing: Writing, act: () => Promise<void>) {
  await touchWork(tx, id, writing)
  await act()
  return findWorkDetail(tx, id)
}
