import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { settlingTotals } from '../db/totals.queries.ts'

/** Whoever asked for the work has asked for its end. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled')
    this.name = 'Cancelled'
  }
}

/** How a long piece of writing is done. */
export type Slicing = {
  /**
   * Everything in one transaction, which nobody sees a part of. False where that would keep everybody else waiting: PGlite
   * has one connection, and while a transaction is open on it no page is read. There each slice is a
   * transaction of its own, some tens of milliseconds long, and the journal takes back what does not come to its end.
   */
  whole: boolean
  /** Called between two slices with what was done so far, outside of the transaction; throws {@link Cancelled} to end. */
  between(done: number): Promise<void>
}

/** The parts of a piece of writing, each inside of a transaction. */
type Steps = {
  /** Comes first, in the one transaction or in one of its own. */
  begin?: (tx: Db) => Promise<void>
  /** A slice. @returns how much it did; 0 when all is done */
  step: (tx: Db) => Promise<number>
  /** Belongs to the last transaction. */
  end: (tx: Db) => Promise<void>
}

/**
 * Does a piece of writing slice by slice until a slice does nothing. What is whole adds to the totals of lists at its end:
 * who writes one record meanwhile does not wait for it.
 */
export async function inSlices(
  db: Db,
  { whole, between }: Slicing,
  { begin = async () => {}, step, end }: Steps
): Promise<void> {
  type Transaction = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  const run = async (transaction: Transaction) => {
    await transaction(begin)
    let done = 0
    for (;;) {
      const did = await transaction(async (tx) => {
        const count = await step(tx)
        if (count === 0) await end(tx)
        return count
      })
      if (did === 0) return
      done += did
      await between(done)
      await turn()
    }
  }
  if (whole) await db.transaction((tx) => settlingTotals(tx, () => run((work) => work(tx))))
  else await run((work) => db.transaction((tx) => work(tx)))
}
