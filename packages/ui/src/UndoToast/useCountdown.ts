import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` once `duration` milliseconds have passed while not `paused`. Going on after a pause starts with what
 * was left, but never with less than two seconds: who just looked at it wants to read it.
 */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(2000, left.current - (performance.now() - started))
    }
  }, [paused])
}
