import { useWindowKey } from '../../private/useWindowKey.ts'
import { isUndoKey } from './isUndoKey.ts'

/** Ctrl Z, or Cmd Z, outside fields calls `onUndo`; `null` leaves the keys to the browser. */
export function useUndoKey(onUndo: (() => void) | null): void {
  useWindowKey((event) => {
    if (!onUndo || !isUndoKey(event)) return
    event.preventDefault()
    onUndo()
  })
}
