import { useEffect } from 'react'
import { useLogin } from './LoginContext.ts'
import { left, sessionMark } from './tellTabs.ts'

/**
 * For what is somebody's: asks anew who is signed in when another tab of this browser tells that somebody came in. When
 * somebody left there, this page is opened anew: what was read in it stays on no screen for whoever comes next.
 */
export function useOtherTabs(): void {
  const { lookAgain } = useLogin()
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== sessionMark) return
      if (newValue?.startsWith(left)) beginAnew()
      else void lookAgain()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [lookAgain])
}

/** Unasked, whatever was typed: until somebody answers, what was read would stand there. What a record keeps is its owner's. */
function beginAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  window.location.reload()
}
