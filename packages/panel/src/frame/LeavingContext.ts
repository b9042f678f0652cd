import { createContext, use } from 'react'

/** What stands between a link and where it leads while something is unsaved. */
export interface Leaving {
  /**
   * Declares that something is unsaved under a path; `null` takes it back. The path is that of the record's screen
   * without language: whatever lies beneath it may be opened without a question.
   */
  hold: (path: string | null) => void
  /** Whether going to this address would leave something unsaved behind. */
  asks: (href: string) => boolean
  /** Goes to an address of the panel or the site, after the question if there is one to ask. */
  go: (href: string) => void
}

export const LeavingContext = createContext<Leaving>({
  hold: () => undefined,
  asks: () => false,
  go: () => undefined,
})

/** See {@link Leaving}. */
export function useLeaving(): Leaving {
  return use(LeavingContext)
}
