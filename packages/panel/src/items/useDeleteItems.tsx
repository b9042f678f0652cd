import { useForget } from '@gallery/client'
import type { ItemRow } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteItem, restoreItem } from './itemWrites.ts'

type Deletable = Pick<ItemRow, 'id' | 'hash' | 'subtitle_es'>

/** Gives the function that puts items into the bin at once, and offers to take that back. @throws Failure */
export function useDeleteItems(): (items: readonly Deletable[]) => Promise<void> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async (items) => {
      const gone: number[] = []
      try {
        for (const { id, hash } of items) {
          await deleteItem(id)
          forget(`/api/items/${id}`, `/api/items/${hash}`)
          gone.push(id)
        }
      } finally {
        void refresh()
        if (gone.length > 0) {
          offer({
            text: (
              <FormattedMessage
                id="admin.items.deleted"
                values={{ count: gone.length, title: items[0]?.subtitle_es }}
              />
            ),
            undo: async () => {
              for (const id of gone) await restoreItem(id)
              await refresh()
            },
          })
        }
      }
    },
    [refresh, forget, offer]
  )
}
