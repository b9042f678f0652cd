import { addDays, doorKeeping } from '@gallery/contract/plain'

/**
 * Forgets who came on a day that is over.
 *
 * @returns whether a time of the day before is still on: it is to be looked at again
 */
export async function forgetOver(today: string): Promise<boolean> {
  const day = markedDay()
  if (day === undefined ? !(await mayHaveList()) : day >= today) return false
  const [{ forgetDay, readList }, { isOver }] = await Promise.all([
    import('./doorStore.ts'),
    import('./isOver.ts'),
  ])
  const kept = await readList()
  // Of the day before a time may still be on.
  if (kept && kept.list.day >= addDays(today, -1) && !isOver(kept)) return kept.list.day < today
  // With neither there is nothing yet: a door that opens just now may be about to keep it.
  if (kept || day !== undefined) await forgetDay()
  return false
}

/** The day whose list is kept here, as it was marked. */
function markedDay(): string | undefined {
  try {
    return localStorage.getItem(doorKeeping) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether a list may be kept without its mark, for which a storage that is full or forbidden has no room. */
async function mayHaveList(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === doorKeeping)
  } catch {
    // A browser that does not tell.
    return true
  }
}
