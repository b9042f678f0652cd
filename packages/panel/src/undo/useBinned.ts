import { useForget } from '@gallery/client'
import { useCallback } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { type Undoable, useUndo } from './useUndo.tsx'

/** Records that are in the bin now. */
interface Binned {
  /** Where they were read: "/api/works/12". */
  paths: readonly string[]
  /** What to offer; nothing where they were all there before. */
  offered: Undoable | undefined
}

/**
 * Gives the function that goes on from a deletion: what was read of the records is forgotten, the screen is read anew, and
 * that they come back is offered.
 */
export function useBinned(): (binned: Binned) => void {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    ({ paths, offered }) => {
      forget(...paths)
      void refresh()
      if (offered === undefined) return
      offer({
        text: offered.text,
        // Where some are refused, the others are back, and the screen has to say so.
        undo: () => offered.undo().finally(() => refresh()),
      })
    },
    [refresh, forget, offer]
  )
}
