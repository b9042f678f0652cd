import { useEffect, useState } from 'react'

/**
 * Whether what is taken looks lifted, which it does once keys move it. Before its places are measured none does, and
 * `KeyboardSensor` listens from a timer of its own on, set before this one and therefore run before it.
 *
 * @param hangs whether it is dragged and hangs over a place
 */
export function useLifted(hangs: boolean): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    if (!hangs) return
    const timer = setTimeout(() => setHeard(true))
    return () => {
      clearTimeout(timer)
      setHeard(false)
    }
  }, [hangs])
  return hangs && isHeard
}
