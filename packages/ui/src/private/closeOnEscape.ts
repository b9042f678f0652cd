import type { KeyboardEvent } from 'react'

/**
 * Escape closes the dialog that it was pressed in. Radix closes the layer that came last, and a toast that came after the
 * dialog is one: it leaves the key alone, and this takes it. What took the key inside the dialog has said so.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
}
