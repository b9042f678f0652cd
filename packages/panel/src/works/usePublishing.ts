import { useCallback } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { usePublishOffer } from './usePublishOffer.tsx'
import { publishWorks } from './workWrites.ts'

/**
 * Gives the function that shows works to visitors or hides them, has them read anew and offers to turn those back that
 * it changed. @throws Failure
 */
export function usePublishing(): (ids: readonly number[], isPublic: boolean) => Promise<void> {
  const refresh = useRefresh()
  const offer = usePublishOffer()
  return useCallback(
    async (ids, isPublic) => {
      const changed = await publishWorks(ids, isPublic)
      await refresh()
      offer(changed, isPublic)
    },
    [refresh, offer]
  )
}
