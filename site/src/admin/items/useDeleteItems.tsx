import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../../data/useRefresh.ts'
import { useUndo } from '../undo/UndoContext.ts'
import { deleteItem, itemPaths, restoreItem } from './itemWrites.ts'

/** Gives the function that puts items into the bin at once, and offers to take that back. @throws Failure */
export function useDeleteItems(): (items: readonly { id: number; subtitle_es: string }[]) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return useCallback(
    async (items) => {
      const gone: number[] = []
      try {
        for (const { id } of items) {
          await deleteItem(id)
          gone.push(id)
        }
      } finally {
        await refresh(...itemPaths)
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
              await refresh(...itemPaths)
            },
          })
        }
      }
    },
    [refresh, offer]
  )
}
