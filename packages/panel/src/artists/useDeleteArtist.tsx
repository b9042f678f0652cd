import { useForget } from '@gallery/client'
import type { Artist } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteArtist, restoreArtist } from './artistWrites.ts'

/** Gives the function that puts an artist into the bin at once, and offers to take that back. @throws Failure */
export function useDeleteArtist(): (artist: Pick<Artist, 'id' | 'display'>) => Promise<void> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async ({ id, display }) => {
      await deleteArtist(id)
      forget(`/api/artists/${id}`)
      void refresh()
      offer({
        text: <FormattedMessage id="admin.artists.deleted" values={{ name: display }} />,
        undo: async () => {
          await restoreArtist(id)
          await refresh()
        },
      })
    },
    [refresh, forget, offer]
  )
}
