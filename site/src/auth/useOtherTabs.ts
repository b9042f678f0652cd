import { useEffect } from 'react'
import { useLogin } from './LoginContext.ts'
import { sessionMark } from './tellTabs.ts'

/** For what is somebody's: asks anew who is signed in when another tab of this browser tells that somebody came or left. */
export function useOtherTabs(): void {
  const { lookAgain } = useLogin()
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === sessionMark) void lookAgain()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [lookAgain])
}
