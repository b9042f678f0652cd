import { type Ref, type RefCallback, useLayoutEffect, useRef } from 'react'
import { useJoinedRef } from './useJoinedRef.ts'

/** What the element takes that keeps the focus. */
export interface Kept<Root> {
  ref: RefCallback<Root>
  tabIndex: -1
}

/**
 * Keeps the focus in a part whose buttons come and go: when the one that has it goes away or is disabled, the element that
 * takes what this gives has it, and Tab goes on from there. Nothing is taken from what has the focus elsewhere, and the page
 * stays where it is.
 *
 * @param ref is filled with that element, too
 * @param next finds what has it instead, and comes into sight: what moved up to the place of the one that went away
 */
export function useKeptFocus<Root extends HTMLElement>(
  ref?: Ref<Root>,
  next?: () => HTMLElement | null | undefined
): Kept<Root> {
  const root = useRef<Root>(null)
  const last = useRef<Element>(null)
  // At each change, because the element may come and go too.
  useLayoutEffect(() => {
    const { current } = root
    const lost = last.current
    if (lost && (!lost.isConnected || lost.matches(':disabled'))) {
      last.current = null
      // A browser lets go of what is disabled a moment later.
      if ([lost, document.body].includes(document.activeElement ?? document.body)) {
        const instead = next?.()
        if (instead) instead.focus()
        else current?.focus({ preventScroll: true })
      }
    }
    if (!current) return
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    current.addEventListener('focusin', note)
    return () => current.removeEventListener('focusin', note)
  })
  return { ref: useJoinedRef(root, ref), tabIndex: -1 }
}
