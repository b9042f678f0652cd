import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a booking that was confirmed by a button of its own, which is gone then.
 *
 * @returns what the button calls when it is pressed
 */
export function useFocusWhenConfirmed(row: RefObject<HTMLElement | null>, confirmed: boolean): () => void {
  const pressed = useRef(false)
  useEffect(() => {
    if (!confirmed || !pressed.current) return
    pressed.current = false
    row.current?.focus()
  }, [row, confirmed])
  return () => {
    pressed.current = true
  }
}
