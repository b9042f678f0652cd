import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { changedAddress } from './changedAddress.ts'
import type { ListAddress } from './useListAddress.ts'

/**
 * Gives the address of a list after changes to the one where the browser is at that moment, for what is gone to by the
 * program. The screen shows an address later than the browser has it: what is made of the one that is shown takes back what
 * was pressed a moment before.
 */
export function useHrefNow(): ListAddress['href'] {
  const { pathname, search } = useLocation()
  return useCallback(
    (changes) => {
      const { location } = window
      // On the way to another screen the browser's filters are not those of this one.
      return changedAddress(pathname, location.pathname === pathname ? location.search : search, changes)
    },
    [pathname, search]
  )
}
