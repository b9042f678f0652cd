import type { Db } from './db.ts'

/**
 * Reads what was so at one moment, whatever somebody writes meanwhile.
 *
 * @throws what went wrong first, not that it could not be rolled back either
 */
export async function atOneMoment<Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> {
  const faults: unknown[] = []
  const reading = async (tx: Db) => {
    try {
      return await read(tx)
    } catch (error) {
      faults.push(error)
      throw error
    }
  }
  return db
    .transaction(reading, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    .catch((error: unknown) => {
      throw faults.length > 0 ? faults[0] : error
    })
}
