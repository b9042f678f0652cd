import { isUndoKey } from '@gallery/ui/admin'
import { keepUndo } from './acts.ts'

/**
 * Keeps Ctrl Z from the offers that show while something younger is still being written: it is for that, and waits for its
 * offer. `tell` says so, and gives what takes it off the screen again. Returns what ends it.
 */
export function keepUndoKey(tell: () => () => void): () => void {
  function press(event: KeyboardEvent): void {
    if (!isUndoKey(event) || !keepUndo(tell)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', press, { capture: true })
  return () => window.removeEventListener('keydown', press, { capture: true })
}
