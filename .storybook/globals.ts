import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Readonly<Record<string, unknown>>

let now: Globals = {}
const listeners = new Set<() => void>()

function keep({ globals }: { globals: Globals }): void {
  now = globals
  for (const listener of listeners) listener()
}

/** Keeps what the toolbar chose, for pages that show no story. Called once, before the first choice is told. */
export function followGlobals(): void {
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, keep)
  channel.on(GLOBALS_UPDATED, keep)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the toolbar chose. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => now)
}
