import { reported } from '@gallery/client'
import { useCallback } from 'react'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { duplicateEvent } from './eventWrites.ts'

/** Gives the function that copies an event and opens the copy. */
export function useDuplicateEvent(): (id: number) => Promise<void> {
  const path = useAdminPath()
  const refresh = useRefresh()
  const { go } = useLeaving()
  return useCallback(
    async (id) => {
      await reported(async () => {
        const copy = await duplicateEvent(id)
        await refresh()
        go(path(`events/${copy.id}`))
      })
    },
    [path, refresh, go]
  )
}
