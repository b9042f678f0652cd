import { useEffect, useRef } from 'react'

/** Hears every key that is pressed on the page, with the function of the last drawing. */
export function useWindowKey(onKeyDown: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKeyDown)
  useEffect(() => {
    latest.current = onKeyDown
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
