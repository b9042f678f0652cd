import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives the function that closes the message that is open where it is one of those that were deleted. Which one is open is
 * asked by then: whoever has opened another meanwhile, or gone elsewhere, stays there.
 */
export function useCloseGone(open: number | undefined, close: () => void): (gone: readonly number[]) => void {
  const latest = useRef<{ open: number | undefined; close: () => void }>(undefined)
  useEffect(() => {
    latest.current = { open, close }
    return () => {
      latest.current = undefined
    }
  }, [open, close])
  return useCallback((gone) => {
    const { open, close } = latest.current ?? {}
    if (open !== undefined && gone.includes(open)) close?.()
  }, [])
}
