import { useCallback } from 'react'
import { Failure } from '../../data/failure.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { duplicateEvent, eventPaths } from './eventWrites.ts'

/** Gives the function that copies an event and opens the copy. */
export function useDuplicateEvent(): (id: number) => Promise<void> {
  const path = useAdminPath()
  const refresh = useRefresh()
  const { go } = useLeaving()
  return useCallback(
    async (id) => {
      try {
        const copy = await duplicateEvent(id)
        await refresh(...eventPaths)
        go(path(`events/${copy.id}`))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    [path, refresh, go]
  )
}
