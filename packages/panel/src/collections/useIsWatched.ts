import { useGet } from '@gallery/client'
import { type RoomShowing, urlOf } from '@gallery/contract'
import { useCallback } from 'react'

/**
 * Tells of a room whether it is noted that it is opened: where its own switch and the options of the site let it. Until
 * the options are known its switch counts alone.
 */
export function useIsWatched(): (room: Pick<RoomShowing, 'watched'>) => boolean {
  const watchesRooms = useGet(urlOf('/api/options')).data?.data.watchRooms ?? true
  return useCallback(({ watched }) => watchesRooms && watched, [watchesRooms])
}
