import { useForget } from '@gallery/client'
import type { CollectionRow } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteCollection, restoreCollection } from './collectionWrites.ts'

/** Gives the function that puts a collection into the bin at once, and offers to take that back. @throws Failure */
export function useDeleteCollection(): (collection: Pick<CollectionRow, 'id' | 'title_es'>) => Promise<void> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async ({ id, title_es }) => {
      await deleteCollection(id)
      forget(`/api/collections/${id}`)
      void refresh()
      offer({
        text: <FormattedMessage id="admin.collections.deleted" values={{ title: title_es }} />,
        undo: async () => {
          await restoreCollection(id)
          await refresh()
        },
      })
    },
    [refresh, forget, offer]
  )
}
