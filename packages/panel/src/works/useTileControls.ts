import { useWorkControls } from '@gallery/client'
import { usePublishing } from './usePublishing.ts'
import { useRenewLink } from './useRenewLink.ts'

/** Gives the function that says what the strip under a work has; hiding and showing are offered back as in the list. */
export function useTileControls(ids: readonly number[]): ReturnType<typeof useWorkControls> {
  const publish = usePublishing()
  const renew = useRenewLink()
  return useWorkControls(ids, { publish: (id, isPublic) => publish([id], isPublic), renew })
}
