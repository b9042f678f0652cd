import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when it says another thing and what had the focus is gone with the last: the button that
 * was pressed. Nothing is taken from what has the focus still.
 */
export function useFocusAfterwards(heading: RefObject<HTMLElement | null>): void {
  const said = useRef<string | null>(null)
  useEffect(() => {
    const text = heading.current?.textContent ?? ''
    if (said.current !== null && said.current !== text && document.activeElement === document.body)
      heading.current?.focus()
    said.current = text
  })
}
