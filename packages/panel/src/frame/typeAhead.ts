import type { RefObject } from 'react'
import { afterKey } from './afterKey.ts'

/**
 * Writes what is typed into `typed` and keeps it from the screen behind, which would do things at it. `onCancel` is called
 * at Escape and when something is pressed, as a field of that screen: what is typed for is not wanted any more. Returns
 * what ends it.
 */
export function typeAhead(typed: RefObject<string>, onCancel: () => void): () => void {
  typed.current = ''
  function cancel(): void {
    typed.current = ''
    onCancel()
  }
  function press(event: KeyboardEvent): void {
    const next = afterKey(typed.current, event)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) cancel()
    else typed.current = next
  }
  window.addEventListener('keydown', press, { capture: true })
  window.addEventListener('pointerdown', cancel, { capture: true })
  return () => {
    window.removeEventListener('keydown', press, { capture: true })
    window.removeEventListener('pointerdown', cancel, { capture: true })
  }
}
