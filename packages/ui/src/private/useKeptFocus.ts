import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a part whose buttons come and go: when the one that has it goes away or is disabled, `root` has it,
 * with a `tabIndex` of −1, and Tab goes on from there. Nothing is taken from what has the focus elsewhere, and the page stays
 * where it is.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null)
  // At each change, because `root` may come and go too.
  useLayoutEffect(() => {
    const { current } = root
    const lost = last.current
    if (lost && (!lost.isConnected || lost.matches(':disabled'))) {
      last.current = null
      // A browser lets go of what is disabled a moment later.
      if ([lost, document.body].includes(document.activeElement ?? document.body))
        current?.focus({ preventScroll: true })
    }
    if (!current) return
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    current.addEventListener('focusin', note)
    return () => current.removeEventListener('focusin', note)
  })
}
