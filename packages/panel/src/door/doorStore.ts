import { type DoorActionForm, DoorList } from '@gallery/contract'
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

/** The list that is kept here, of whatever day; undefined where none is, or none that this version understands. */
export async function readList(): Promise<KeptList | undefined> {
  const kept = await get<KeptList>('list', store())
  return kept && DoorList.safeParse(kept.list).success ? kept : undefined
}

/** Keeps the list of a day, and marks that there is one, so that any screen of the panel finds it out cheaply. */
export async function keepList(kept: KeptList): Promise<void> {
  localStorage.setItem(doorKeeping, kept.list.day)
  await set('list', kept, store())
}

export async function readWaiting(): Promise<Waiting> {
  return (await get<Waiting>('waiting', store())) ?? []
}

export async function keepWaiting(waiting: Waiting): Promise<void> {
  await (waiting.length === 0 ? del('waiting', store()) : set('waiting', [...waiting], store()))
}

/** The day is over: who came is gone from this phone, and so is its page. What still waits to be sent stays. */
export async function forgetDay(): Promise<void> {
  localStorage.removeItem(doorKeeping)
  await Promise.all([del('list', store()), window.caches?.delete(doorKeeping)])
}
