import { useSyncExternalStore } from 'react'
import { SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Readonly<Record<string, unknown>>

let now: Globals = {}
const listeners = new Set<() => void>()

function keep(globals: Globals): void {
  now = { ...now, ...globals }
  for (const listener of listeners) listener()
}

/**
 * Keeps what the toolbar chose, for pages that show no story. Called once, before the first choice is told: what is told
 * later in the same way comes from the stories in frames, which tell the page around them what they began with.
 */
export function followGlobals(): void {
  const channel = addons.getChannel()
  channel.once(SET_GLOBALS, ({ globals }: { globals: Globals }) => keep(globals))
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Globals }) => keep(globals))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the toolbar chose. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => now)
}
