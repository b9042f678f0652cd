import { createContext, use } from 'react'
import type { Held } from './held.ts'

/** How an address is gone to. */
export interface Going {
  /** In place of the present page in the history, as what changes at every key. */
  replace?: boolean
  /** What travels along, and is not in the address. */
  state?: unknown
  /** Called when the question is answered by staying. */
  onStay?: () => void
}

/** What stands between a link and where it leads while something is unsaved. */
export interface Leaving {
  /** Declares that something is unsaved. Gives what takes it back. */
  hold: (held: Held) => () => void
  /** Whether going to this address would leave something unsaved behind. */
  asks: (href: string) => boolean
  /** Goes to an address of the panel or the site, after the question if there is one to ask. */
  go: (href: string, going?: Going) => void
  /** Asks before something else that loses what was typed, and then does it. */
  askToLose: (goOn: () => void) => void
}

export const LeavingContext = createContext<Leaving>({
  hold: () => () => undefined,
  asks: () => false,
  go: () => undefined,
  askToLose: () => undefined,
})

/** See {@link Leaving}. */
export function useLeaving(): Leaving {
  return use(LeavingContext)
}
