import { DoorAction, DoorList, longestDoorName } from '@gallery/contract'
import { doorKeeping } from '@gallery/contract/plain'
import { createStore, del, get, set, update } from 'idb-keyval'
import { z } from 'zod'
import { type Done, withDone, withoutDone } from './done.ts'
import { oneLine } from './oneLine.ts'

/** The list of a day as this phone got it. */
export interface KeptList {
  list: DoorList
  /** How far the server's clock is ahead of the phone's, in milliseconds. */
  lead: number
}

/** What was done here: what has not been sent yet, and what has, while no list has come that has it. */
type DoneKind = 'waiting' | 'sent'

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore(doorKeeping, 'kept')
  return opened
}

/** How long the browser's storage may keep the door waiting, in milliseconds. */
const patience = 2_000

/**
 * A browser whose storage is refused, full or does not answer must not stop the door: it goes on with what is in memory, as
 * long as its page is open. One does not answer while another tab has open what somebody who signed out has deleted.
 */
async function tolerated<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  let late: ReturnType<typeof setTimeout> | undefined
  const given = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), patience)
  })
  try {
    return await Promise.race([work(), given])
  } catch {
    return undefined
  } finally {
    clearTimeout(late)
  }
}

/** The list that is kept here, of whatever day; undefined where none is, or none that this version understands. */
export async function readList(): Promise<KeptList | undefined> {
  const kept = await tolerated(() => get<KeptList>('list', store()))
  return kept && DoorList.safeParse(kept.list).success ? kept : undefined
}

/**
 * Keeps the list of a day, and marks that there is one, so that any screen of the panel finds it out cheaply. Where there
 * is no room for the mark, the list is kept without.
 */
export async function keepList(kept: KeptList): Promise<void> {
  await tolerated(() => set('list', kept, store()))
  await tolerated(async () => localStorage.setItem(doorKeeping, kept.list.day))
}

/** What is kept here of what was done, by whatever tab. */
export async function readDone(kind: DoneKind): Promise<Done> {
  return understood(await tolerated(() => get<unknown[]>(kind, store())))
}

/** Keeps more, or some of it no longer. What another tab of the door keeps meanwhile stays. */
export async function changeDone(
  kind: DoneKind,
  { add = [], drop = [] }: { add?: Done; drop?: Done }
): Promise<void> {
  await tolerated(() =>
    update<readonly unknown[]>(
      kind,
      (kept = []) => [...notUnderstood(kept), ...withoutDone(withDone(understood(kept), add), drop)],
      store()
    )
  )
}

/** Without what only another version of the page understands. */
function understood(kept: readonly unknown[] = []): Done {
  return kept.flatMap((each) => KeptAction.safeParse(each).data ?? [])
}

/** It stays for the version that does. */
function notUnderstood(kept: readonly unknown[]): readonly unknown[] {
  return kept.filter((each) => !KeptAction.safeParse(each).success)
}

/** A name that an earlier version has kept may hold what the contract does not take, such as a tab. */
const KeptAction = z.preprocess((kept) => {
  const named = z.looseObject({ name: z.string() }).safeParse(kept).data
  return named ? { ...named, name: oneLine(named.name, longestDoorName.walkIn) } : kept
}, DoorAction)

/** The day is over: who came is gone from this phone, and so is its page. What still waits to be sent stays. */
export async function forgetDay(): Promise<void> {
  await tolerated(async () => localStorage.removeItem(doorKeeping))
  await tolerated(() => del('list', store()))
  await tolerated(() => del('sent', store()))
  await tolerated(async () => window.caches?.delete(doorKeeping))
}
