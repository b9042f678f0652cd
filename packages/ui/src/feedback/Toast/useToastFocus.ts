import { type FocusEvent, useRef } from 'react'
import { useWindowKey } from '../../private/useWindowKey.ts'

/** The key that leads to the toasts. */
export const toastKey = 'F8'

/**
 * The keyboard's way to the toasts and back: a key leads there, Escape puts the newest away where nothing else wants
 * it, and when the last is gone the focus is where it was before.
 */
export function useToastFocus(count: number, dismissNewest: () => void) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<EventTarget | null>(null)
  useWindowKey((event) => {
    if (event.key === toastKey) list.current?.focus()
    else if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) dismissNewest()
  })
  return {
    list,
    /** To be called before one goes that may have the focus. */
    keepFocus(): void {
      if (!list.current?.contains(document.activeElement)) return
      if (count > 1) list.current.focus()
      else if (before.current instanceof HTMLElement) before.current.focus()
    },
    onFocusCapture({ currentTarget, relatedTarget }: FocusEvent): void {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
  }
}
