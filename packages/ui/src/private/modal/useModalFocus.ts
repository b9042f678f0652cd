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
 * and on the box itself when what had it is gone. Then it goes back to the `opener`, or to what had it before.
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
    function giveBack(): void {
      const back = opener?.current ?? before.current
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
    if (!open) {
      giveBack()
      before.current = null
      return
    }
    const letGo = openModal(over, () => close.current())
    if (initialFocus?.current) initialFocus.current.focus({ preventScroll: true })
    else focusInside(inside)
    const lost = new MutationObserver(() => {
      if (document.activeElement === document.body) inside.focus({ preventScroll: true })
    })
    lost.observe(inside, { childList: true, subtree: true })
    return () => {
      lost.disconnect()
      letGo()
      // For what goes without having been closed. Of what is only closing React keeps the focus while it draws.
      giveBack()
    }
  }, [open, layer, box, opener, initialFocus])
}
