import { useForget } from '@gallery/client'
import type { ItemRow } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { binEach } from '../undo/binEach.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteItem, restoreItem } from './itemWrites.ts'

type Deletable = Pick<ItemRow, 'id' | 'hash' | 'subtitle_es'>

/**
 * Gives the function that puts items into the bin at once, and offers to take that back. What is refused is reported;
 * resolves with the ids of those that are gone, by somebody else too.
 */
export function useDeleteItems(): (items: readonly Deletable[]) => Promise<ReadonlySet<number>> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async (items) => {
      const { gone, deleted } = await binEach(items, deleteItem)
      for (const { id, hash } of items) if (gone.has(id)) forget(`/api/items/${id}`, `/api/items/${hash}`)
      void refresh()
      if (deleted.length > 0) {
        offer({
          text: (
            <FormattedMessage
              id="admin.items.deleted"
              values={{ count: deleted.length, title: deleted[0]?.subtitle_es }}
            />
          ),
          undo: async () => {
            for (const { id } of deleted) await restoreItem(id)
            await refresh()
          },
        })
      }
      return gone
    },
    [refresh, forget, offer]
  )
}
