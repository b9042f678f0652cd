import { reported } from '@gallery/client'
import type { CollectionDetail, SentTo } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { changeShowing } from './roomPeopleWrites.ts'
import { showingBefore } from './showingBefore.ts'

type Change = SentTo<'PATCH /api/collections/:id/showing'>

/** Gives the function that changes at once how a room shows its works, and offers to take that back. */
export function useShowing({
  id,
  ...before
}: Pick<CollectionDetail, 'id' | 'prices' | 'shows' | 'watched'>): (change: Change) => Promise<void> {
  const intl = useIntl()
  const refresh = useRefresh()
  const { offer } = useUndo()
  return async (change) => {
    const done = await reported(async () => {
      await changeShowing(id, change)
      await refresh()
    })
    // Prices that were taken anew are in the history of the room.
    if (!done || change.retake) return
    offer({
      text: intl.formatMessage({ id: 'admin.rooms.changed' }),
      undo: async () => {
        await changeShowing(id, showingBefore(before, change))
        await refresh()
      },
    })
  }
}
