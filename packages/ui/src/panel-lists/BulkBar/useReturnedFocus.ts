import { useEffect, useRef } from 'react'

/**
 * Gives the focus of a bar that goes away back to what had it when the bar came: the box of a row. Where that has gone too,
 * with its row, the main part of the page has it.
 */
export function useReturnedFocus(shown: boolean): void {
  const before = useRef<Element>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (shown) before.current = activeElement
    else if (before.current && activeElement === body) {
      const stands = before.current.isConnected && before.current !== body
      const to = stands ? before.current : document.getElementById('main')
      if (to instanceof HTMLElement) to.focus({ preventScroll: true })
    }
  }, [shown])
}
