import { useCallback, useEffect, useRef } from 'react'

/** Gives the function that says whether what asked is still on the screen: for what takes long, and leads on at its end. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(() => isThere.current, [])
}
