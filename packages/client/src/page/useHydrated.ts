import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser has taken the page over: what the server cannot draw waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
