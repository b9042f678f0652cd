import { Failure } from '@gallery/client'

interface Binned<Row> {
  /** The ids of those that are in the bin now, by somebody else too. */
  gone: ReadonlySet<number>
  /** Those that were put there by this. */
  deleted: readonly Row[]
}

/** Puts records into the bin, one after the other. One that is refused stays, which its call reports. */
export async function binEach<Row extends { id: number }>(
  rows: readonly Row[],
  remove: (id: number) => Promise<unknown>
): Promise<Binned<Row>> {
  const gone = new Set<number>()
  const deleted: Row[] = []
  for (const row of rows) {
    try {
      await remove(row.id)
      deleted.push(row)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status !== 404) continue
    }
    gone.add(row.id)
  }
  return { gone, deleted }
}
