import type { Slot } from '@gallery/contract'
import type { NewSlot } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { openSeason, removeSlots } from './slotWrites.ts'

/** Gives the function that opens slots of an event and offers to take them away again. @throws Failure */
export function useOpenSeason(): (event: number, slots: readonly NewSlot[]) => Promise<Slot[]> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return useCallback(
    async (event, slots) => {
      try {
        const opened = await openSeason({
          slots: slots.map(({ start, end, limit, openAnyway = false }) => ({
            event_id: event,
            start,
            end,
            limit,
            label_es: '',
            label_en: '',
            unavailable: false,
            groups: false,
            open_anyway: openAnyway,
          })),
          replace: slots.flatMap(({ replaces }) => (replaces === undefined ? [] : [Number(replaces)])),
        })
        offer({
          text: <FormattedMessage id="admin.appointments.opened" values={{ count: opened.length }} />,
          undo: async () => {
            const remove = opened.map(({ id }) => id)
            await removeSlots({ remove, close: [], notify: false, reason_es: '', reason_en: '' })
            await refresh()
          },
        })
        return opened
      } finally {
        await refresh()
      }
    },
    [refresh, offer]
  )
}
