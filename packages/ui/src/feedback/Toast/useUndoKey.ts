import { typing } from '../../private/typing.ts'
import { useWindowKey } from '../../private/useWindowKey.ts'

/** Ctrl Z, or Cmd Z, outside fields, where it takes back what was typed, calls `onUndo`; `null` leaves the keys to the browser. */
export function useUndoKey(onUndo: (() => void) | null): void {
  useWindowKey((event) => {
    const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!undoes || event.shiftKey || event.altKey || event.repeat || !onUndo) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    event.preventDefault()
    onUndo()
  })
}
