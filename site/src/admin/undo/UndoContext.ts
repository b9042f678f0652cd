import type { UndoNotice } from '@gallery/ui/admin'
import { createContext, type ReactNode, use } from 'react'

/** Something that has just been done and can be taken back. */
export interface Undoable {
  /** What was done, in a sentence. */
  text: ReactNode
  /** Takes it back; what it throws has been reported by the call itself, and the offer then stays. */
  undo: () => Promise<unknown>
}

interface UndoControl {
  notices: readonly UndoNotice[]
  offer: (undoable: Undoable) => void
  undo: (id: string) => void
  dismiss: (id: string) => void
}

export const UndoContext = createContext<UndoControl>({
  notices: [],
  offer: () => undefined,
  undo: () => undefined,
  dismiss: () => undefined,
})

/** Offers to take back what was just done, for ten seconds and at Ctrl Z. The offer outlives the screen that made it. */
export function useUndo(): Pick<UndoControl, 'offer'> {
  return use(UndoContext)
}
