import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when a value changes, not when the page opens with it: what the visitor pressed is
 * gone, and what is there instead begins at that element.
 */
export function useFocusOnChange(element: RefObject<HTMLElement | null>, value: unknown): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.focus()
  }, [element, value])
}
