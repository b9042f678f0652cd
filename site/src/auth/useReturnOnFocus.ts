import { useEffect } from 'react'

/** Asks again when the visitor comes back to this tab: a mail's link may have changed in another what it shows. */
export function useReturnOnFocus(ask: () => Promise<unknown>, waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return
    const back = () => void ask()
    window.addEventListener('focus', back)
    return () => window.removeEventListener('focus', back)
  }, [ask, waiting])
}
