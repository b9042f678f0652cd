import { useCallback } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { renewLink } from './workWrites.ts'

/** Gives the function that replaces a work's secret link and has the new one read. @throws Failure */
export function useRenewLink(): (id: number) => Promise<void> {
  const refresh = useRefresh()
  return useCallback(
    async (id) => {
      await renewLink(id)
      await refresh()
    },
    [refresh]
  )
}
