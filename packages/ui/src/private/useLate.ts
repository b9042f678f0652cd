import { useEffect, useState } from 'react'

/** Whether `active` has held for `delay` milliseconds; false again as soon as it does not. */
export function useLate(active: boolean, delay: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setWaited(true), delay)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [active, delay])
  return active && waited
}
