import { useEffect } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Fetches code that may be wanted, as soon as the visitor does anything at all: by the time it is, it is there. Who only
 * reads what the page opened with never pays for it. A failure shows when it is wanted.
 */
export function useFirstSign(load: () => Promise<unknown>): void {
  useEffect(() => {
    const heard = new AbortController()
    const start = () => {
      heard.abort()
      void load().catch(() => undefined)
    }
    for (const sign of signs) window.addEventListener(sign, start, { signal: heard.signal, passive: true })
    return () => heard.abort()
  }, [load])
}
