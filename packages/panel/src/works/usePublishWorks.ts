import { reported } from '@gallery/client'
import { useCallback } from 'react'
import { usePublishing } from './usePublishing.ts'

/** Gives the function that shows or hides several works at once, and offers to turn those back that it changed. */
export function usePublishWorks(): (ids: readonly number[], isPublic: boolean) => Promise<void> {
  const publish = usePublishing()
  return useCallback(
    async (ids, isPublic) => {
      await reported(() => publish(ids, isPublic))
    },
    [publish]
  )
}
