import { useEffect } from 'react'

/** Milliseconds after which a browser that does not tell when it is idle is taken to be. */
const pause = 1_000

/** Does something once, when the screen is drawn and the browser has nothing else to do. */
export function useWhenIdle(run: () => void): void {
  useEffect(() => {
    // Safari tells only by a setting.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, pause)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(run)
    return () => cancelIdleCallback(waiting)
  }, [run])
}
