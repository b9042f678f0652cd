import { type RefObject, useEffect, useRef } from 'react'

type Place = RefObject<HTMLElement | null>

/**
 * Gives the focus to `place`, or where that is gone or disabled to `otherwise`, when `value` changes and what had it went
 * along: the form that was closed, the row that was moved. Where neither takes it, the main part of the screen does, as
 * after a dialog. What has the focus by then keeps it, a first field above all.
 */
export function useFocusAfter(value: unknown, place: Place, otherwise?: Place): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    for (const each of [place, otherwise]) {
      if (each?.current && isLostAround(each.current)) each.current.focus()
    }
    const main = document.getElementById('main')
    if (main && isLostAround(main)) main.focus({ preventScroll: true })
  }, [value, place, otherwise])
}

/** Whether nothing has the focus but what stands around an element, or a dialog that is on its way out. */
function isLostAround(element: HTMLElement): boolean {
  const at = document.activeElement
  if (at === element) return false
  return at === null || at.contains(element) || at.closest('[inert]') !== null
}
