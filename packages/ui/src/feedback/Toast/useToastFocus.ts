import { useEffect, useRef } from 'react'
import { useWindowKey } from '../../private/useWindowKey.ts'
import { toastKey } from './toastKey.ts'

/**
 * The keyboard's way to the stack of toasts and back: a key leads there, Escape puts the newest away where nothing else
 * wants it, and when the last is gone the focus is where it was before. Gives what is to be called before one goes that may
 * have the focus.
 */
export function useToastFocus(stack: HTMLElement, count: number, dismissNewest: () => void): () => void {
  const before = useRef<HTMLElement>(null)
  useWindowKey((event) => {
    if (event.key === toastKey) stack.focus()
    else if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) dismissNewest()
  })
  useEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget))
        before.current = relatedTarget
    }
    stack.addEventListener('focusin', note)
    return () => stack.removeEventListener('focusin', note)
  }, [stack])
  return () => {
    if (!stack.contains(document.activeElement)) return
    if (count > 1) stack.focus()
    else before.current?.focus()
  }
}
