import { useEffect } from 'react'
import { useLogin } from './LoginContext.ts'
import { heardOf } from './tellTabs.ts'

/**
 * For what is somebody's: asks anew who is signed in when another tab of this browser tells that somebody came in. When
 * somebody left there, this page is opened anew: what was read in it stays on no screen for whoever comes next.
 */
export function useOtherTabs(): void {
  const { lookAgain } = useLogin()
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      const change = heardOf(event)
      if (change === 'left') beginAnew()
      else if (change === 'came') void lookAgain()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [lookAgain])
}

/** Unasked, whatever was typed: until somebody answers, what was read would stand there. What a record keeps is its owner's. */
function beginAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}
