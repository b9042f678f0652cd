import type { Failure } from './failure.ts'

type Listener = (failure: Failure) => void
const listeners = new Set<Listener>()

/** Hears of every failed call that nobody handles beside its own form. Returns what ends the subscription. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells who listens. The calls themselves show nothing: what a failure looks like is the layout's matter. */
export function report(failure: Failure): void {
  for (const listener of listeners) listener(failure)
}
