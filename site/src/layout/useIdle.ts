import { useEffect } from 'react'

/** Milliseconds after which a browser that cannot tell when it is idle is taken to be. */
const soon = 1500

/** Fetches code that will be wanted, once the browser has nothing better to do. A failure shows when it is wanted. */
export function useIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void load().catch(() => undefined)
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(start)
      return () => window.cancelIdleCallback(handle)
    }
    const timer = setTimeout(start, soon)
    return () => clearTimeout(timer)
  }, [load])
}
