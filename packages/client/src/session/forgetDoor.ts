import { doorKeeping, doorPath } from '@gallery/contract/plain'

/**
 * Whoever signs out leaves nothing of the door on the phone: not who comes, not what was done, not its page. In a browser
 * that keeps nothing there is nothing to forget.
 */
export async function forgetDoor(): Promise<void> {
  localStorage.removeItem(doorKeeping)
  indexedDB.deleteDatabase(doorKeeping)
  await window.caches?.delete(doorKeeping)
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (doorPath(new URL(worker.scope).pathname)) await worker.unregister()
  }
}
