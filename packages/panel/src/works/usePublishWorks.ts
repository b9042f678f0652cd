import { Failure } from '@gallery/client'
import { useCallback } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { usePublishOffer } from './usePublishOffer.tsx'
import { publishWorks } from './workWrites.ts'

/** Gives the function that shows or hides several works at once, and offers to turn those back that it changed. */
export function usePublishWorks(): (ids: readonly number[], isPublic: boolean) => Promise<void> {
  const refresh = useRefresh()
  const offer = usePublishOffer()
  return useCallback(
    async (ids, isPublic) => {
      try {
        const changed = await publishWorks(ids, isPublic)
        await refresh()
        offer(changed, isPublic)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    [refresh, offer]
  )
}
