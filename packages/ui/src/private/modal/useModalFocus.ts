import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusInside } from './controls.ts'
import { openModal } from './openModals.ts'

interface ModalFocus {
  open: boolean
  layer: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
  opener: RefObject<HTMLElement | null> | undefined
  initialFocus: RefObject<HTMLElement | null> | undefined
  onClose: () => void
}

/**
 * While it is open the page beneath is out of reach and the focus inside: first on `initialFocus` or the first control,
 * and on the box itself when what had it is gone. Then it goes back to the `opener`, or to what had it before;
 * where that went meanwhile, as a row that was deleted, or nothing had it, as when a page asks by itself to sign in, to
 * the main part of the page. A browser that goes back to an entry with a fragment (`#visit`) leads there and takes it once
 * more: it is given again, and what has it is led back to.
 */
export function useModalFocus({ open, layer, box, opener, initialFocus, onClose }: ModalFocus): void {
  /** What had the focus, before a content takes it by itself. */
  const before = useRef<Element | null>(null)
  if (open) before.current ??= document.activeElement
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const [over, inside] = [layer.current, box.current]
    if (!over || !inside) return
    const back = () => opener?.current ?? before.current
    function giveBack(to = back(), isLast = false): void {
      if (!(to instanceof HTMLElement)) return
      const { activeElement, body } = document
      if (isLast) {
        if (activeElement !== body) return
      } else setTimeout(giveBack, 0, to, true)
      if (to.isConnected && to !== body) to.focus({ preventScroll: !isLast })
      // What came to the page meanwhile may have taken the focus by itself.
      else if (activeElement === body || over?.contains(activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (!open) {
      giveBack()
      before.current = null
      return
    }
    // What closes as this opens takes along what had the focus, and has given it back by now.
    if (!before.current?.isConnected || before.current.closest('[inert]'))
      before.current = document.activeElement
    const letGo = openModal(over, before, () => close.current())
    if (initialFocus?.current) initialFocus.current.focus({ preventScroll: true })
    else focusInside(inside)
    const lost = new MutationObserver(() => {
      if (document.activeElement === document.body) inside.focus({ preventScroll: true })
    })
    lost.observe(inside, { childList: true, subtree: true })
    return () => {
      lost.disconnect()
      const above = letGo()
      // What had the focus before the one above was in this one, and goes with it.
      if (above) above.current = back()
      // For what goes without having been closed. Of what is only closing React keeps the focus while it draws.
      else giveBack()
    }
  }, [open, layer, box, opener, initialFocus])
}
