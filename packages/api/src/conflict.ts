import { Refused } from './errors.ts'

/**
 * Refuses a change that started from a state which somebody saved over since. The row must be locked, so that nobody
 * saves between this and the write.
 *
 * @param startedFrom the `updated_at` that the change carries; without one it may overwrite what is there.
 * @param readCurrent gives the record as it is now, for the answer's `data`.
 * @throws Refused 409
 */
export async function refuseStale(
  startedFrom: string | undefined,
  updatedAt: Date,
  readCurrent: () => Promise<unknown>
): Promise<void> {
  if (startedFrom === undefined || updatedAt <= new Date(startedFrom)) return
  throw new Refused(409, 'error.conflict', {}, { body: { data: await readCurrent() } })
}
