import type { DoorActionForm } from '@gallery/contract'

/** What was done at the door, in that order. It names nobody but walk-ins. */
export type Done = readonly DoorActionForm[]

/** These and more, each of them once. */
export function withDone(done: Done, more: Done): Done {
  const known = keysOf(done)
  return [...done, ...more.filter(({ key }) => !known.has(key))]
}

export function withoutDone(done: Done, gone: Done): Done {
  const keys = keysOf(gone)
  return done.filter(({ key }) => !keys.has(key))
}

function keysOf(done: Done): ReadonlySet<string> {
  return new Set(done.map(({ key }) => key))
}
