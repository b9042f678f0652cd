import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A number read from an element that is on the page, and read again whenever the window changes; `null` before.
 * `read` has to be the same function at every render.
 */
export function useMeasured<E extends Element>(
  read: (element: E) => number
): [ref: RefObject<E | null>, measured: number | null] {
  const ref = useRef<E>(null)
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    const measure = () => setMeasured(ref.current && read(ref.current))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [read])
  return [ref, measured]
}
