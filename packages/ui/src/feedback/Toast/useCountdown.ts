import { useEffect, useRef } from 'react'

/** Calls `onEnd` once so many milliseconds have passed; those in which it is held do not count. */
export function useCountdown(duration: number, held: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (held || left.current === Infinity) return
    const start = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [held])
}
