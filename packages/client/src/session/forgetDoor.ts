import { doorKeeping, doorPath } from '@gallery/contract/plain'

/**
 * Whoever signs out leaves nothing of the door on the phone: not who comes, not what was done, not its page. What a browser
 * refuses to pages it kept nothing of: then the rest is forgotten, and whoever leaves goes on.
 */
export async function forgetDoor(): Promise<void> {
  await tolerated(async () => localStorage.removeItem(doorKeeping))
  await tolerated(async () => indexedDB.deleteDatabase(doorKeeping))
  await tolerated(async () => window.caches?.delete(doorKeeping))
  const workers = await tolerated(async () => navigator.serviceWorker?.getRegistrations())
  for (const worker of workers ?? []) {
    if (doorPath(new URL(worker.scope).pathname)) await tolerated(() => worker.unregister())
  }
}

/** The work's result; undefined where the browser refuses it. */
async function tolerated<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
