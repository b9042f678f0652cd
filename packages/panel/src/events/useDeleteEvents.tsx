import { useForget } from '@gallery/client'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { binEach } from '../undo/binEach.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteEvent, restoreEvent } from './eventWrites.ts'

interface Deletable {
  id: number
  title_es: string
}

/**
 * Gives the function that puts events into the bin at once and offers to take that back. One in which people have places
 * stays, which is reported; resolves with the ids of those that are gone, by somebody else too.
 */
export function useDeleteEvents(): (events: readonly Deletable[]) => Promise<ReadonlySet<number>> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async (events) => {
      const { gone, deleted } = await binEach(events, deleteEvent)
      for (const id of gone) forget(`/api/events/${id}`)
      void refresh()
      if (deleted.length > 0) {
        offer({
          text: (
            <FormattedMessage
              id="admin.events.deleted"
              values={{ count: deleted.length, title: deleted[0]?.title_es }}
            />
          ),
          undo: async () => {
            for (const { id } of deleted) await restoreEvent(id)
            await refresh()
          },
        })
      }
      return gone
    },
    [refresh, forget, offer]
  )
}
