import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes when a dialog opens and closes: to `initialFocus`, or the first control of the dialog; then
 * back to what had it before. The dialogs of the kit have no trigger of their own: a link may open them as well.
 */
export function useReturnFocus(open: boolean, initialFocus: RefObject<HTMLElement | null> | undefined) {
  const opener = useRef<Element | null>(null)
  // Before the dialog's content is there, which may take the focus by itself.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return {
    onOpenAutoFocus(event: Event) {
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
