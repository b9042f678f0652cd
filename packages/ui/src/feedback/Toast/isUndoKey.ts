import { typing } from '../../private/typing.ts'

/**
 * Whether a key is Ctrl Z, or Cmd Z, outside fields, where it takes back what was typed: what a toast with `undo` hears.
 * Whoever keeps it from the toasts hears it before them, while it goes down the page.
 */
export function isUndoKey(event: KeyboardEvent): boolean {
  const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
  if (!undoes || event.shiftKey || event.altKey || event.repeat) return false
  return !(event.target instanceof Element && event.target.closest(typing))
}
