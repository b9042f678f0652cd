import { DoorAction, type DoorActionForm, DoorList } from '@gallery/contract'
import { doorKeeping } from '@gallery/contract/plain'
import { createStore, del, get, set } from 'idb-keyval'

/** The list of a day as this phone got it. */
export interface KeptList {
  list: DoorList
  /** How far the server's clock is ahead of the phone's, in milliseconds. */
  lead: number
}

/** What was done here and has not been sent yet, in that order. It names nobody but walk-ins. */
export type Waiting = readonly DoorActionForm[]

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore(doorKeeping, 'kept')
  return opened
}

/**
 * A browser whose storage is refused or full must not stop the door: it goes on with what is in memory, as long as its page
 * is open.
 */
async function tolerated<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** The list that is kept here, of whatever day; undefined where none is, or none that this version understands. */
export async function readList(): Promise<KeptList | undefined> {
  const kept = await tolerated(() => get<KeptList>('list', store()))
  return kept && DoorList.safeParse(kept.list).success ? kept : undefined
}

/** Keeps the list of a day, and marks that there is one, so that any screen of the panel finds it out cheaply. */
export async function keepList(kept: KeptList): Promise<void> {
  await tolerated(async () => {
    localStorage.setItem(doorKeeping, kept.list.day)
    await set('list', kept, store())
  })
}

/** What is kept here to be sent, but for what this version does not understand. */
export async function readWaiting(): Promise<Waiting> {
  const kept = await tolerated(() => get<unknown[]>('waiting', store()))
  return (kept ?? []).flatMap((each) => DoorAction.safeParse(each).data ?? [])
}

export async function keepWaiting(waiting: Waiting): Promise<void> {
  await tolerated(() =>
    waiting.length === 0 ? del('waiting', store()) : set('waiting', [...waiting], store())
  )
}

/** The day is over: who came is gone from this phone, and so is its page. What still waits to be sent stays. */
export async function forgetDay(): Promise<void> {
  await tolerated(async () => localStorage.removeItem(doorKeeping))
  await tolerated(() => del('list', store()))
  await tolerated(async () => window.caches?.delete(doorKeeping))
}
