import { useEffect, useState } from 'react'

/** Whether somebody may be reading: the pointer or the focus is on the stack of toasts, or the window is not in front. */
export function useHeld(stack: HTMLElement): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('blur', () => setAway(true), { signal })
    window.addEventListener('focus', () => setAway(false), { signal })
    stack.addEventListener('pointerenter', () => setPointed(true), { signal })
    stack.addEventListener('pointerleave', () => setPointed(false), { signal })
    stack.addEventListener('focusin', () => setFocused(true), { signal })
    stack.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && stack.contains(relatedTarget)),
      { signal }
    )
    return () => listening.abort()
  }, [stack])
  return pointed || focused || away
}
