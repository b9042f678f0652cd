import { Failure, useForget } from '@gallery/client'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteEvent, restoreEvent } from './eventWrites.ts'

interface Deletable {
  id: number
  title_es: string
}

/**
 * Gives the function that puts events into the bin at once and offers to take that back. One in which people have places
 * stays, which is reported; resolves with the ids of those that are gone.
 */
export function useDeleteEvents(): (events: readonly Deletable[]) => Promise<ReadonlySet<number>> {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()
  return useCallback(
    async (events) => {
      const gone: Deletable[] = []
      for (const event of events) {
        try {
          await deleteEvent(event.id)
          forget(`/api/events/${event.id}`)
          gone.push(event)
        } catch (error) {
          if (!(error instanceof Failure)) throw error
        }
      }
      void refresh()
      if (gone.length > 0) {
        offer({
          text: (
            <FormattedMessage
              id="admin.events.deleted"
              values={{ count: gone.length, title: gone[0]?.title_es }}
            />
          ),
          undo: async () => {
            for (const { id } of gone) await restoreEvent(id)
            await refresh()
          },
        })
      }
      return new Set(gone.map(({ id }) => id))
    },
    [refresh, forget, offer]
  )
}
