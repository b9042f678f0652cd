import { useForget } from '@gallery/client'
import type { ArchiveSummary } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteArchive, restoreArchive } from './archiveWrites.ts'

/** Gives the function that puts an archive into the bin at once, and offers to take that back. @throws Failure */
export function useDeleteArchive(): (archive: Pick<ArchiveSummary, 'id' | 'title_es'>) => Promise<void> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async ({ id, title_es }) => {
      await deleteArchive(id)
      forget(`/api/archives/${id}`)
      void refresh()
      offer({
        text: <FormattedMessage id="admin.archives.deleted" values={{ title: title_es }} />,
        undo: async () => {
          await restoreArchive(id)
          await refresh()
        },
      })
    },
    [refresh, forget, offer]
  )
}
