import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes when a dialog opens and closes: to `initialFocus`, or the first control of the dialog; then
 * back to what had it before. The dialogs of the kit have no trigger of their own: a link may open them as well.
 * Radix gives the focus back a moment after closing: one that is open again by then keeps it.
 */
export function useReturnFocus(open: boolean, initialFocus: RefObject<HTMLElement | null> | undefined) {
  /** What had the focus, until it has it again. */
  const opener = useRef<Element | null>(null)
  const isOpen = useRef(open)
  // Before the dialog's content is there, which may take the focus by itself.
  useLayoutEffect(() => {
    isOpen.current = open
    if (open) opener.current ??= document.activeElement
    // Gone without having been closed, it gives the focus back as well.
    return () => {
      isOpen.current = false
    }
  }, [open])
  return {
    onOpenAutoFocus(event: Event) {
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (isOpen.current) return
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      opener.current = null
    },
  }
}
