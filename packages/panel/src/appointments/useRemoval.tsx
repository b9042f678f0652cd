import { reported } from '@gallery/client'
import type { SlotsRemovalAnswer } from '@gallery/contract'
import type { SlotRemoval } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { removeSlots, undoRemoval } from './slotWrites.ts'

/** What has just been taken away. */
export type Removed = SlotsRemovalAnswer['data']

/** Takes slots away, and that back as long as its mails wait. Refusals have been reported. */
export function useRemoval() {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const [busy, setBusy] = useState(false)
  const [removal, setRemoval] = useState<Removed>()

  async function takeBack(id: number): Promise<void> {
    await undoRemoval(id)
    setRemoval(undefined)
    await refresh()
  }

  async function guarded(write: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      if (!(await reported(write))) await refresh()
    } finally {
      setBusy(false)
    }
  }

  return {
    removal,
    busy,
    remove: ({ remove, close, notify, reason }: SlotRemoval) => {
      void guarded(async () => {
        const ids = (all: SlotRemoval['remove']) => all.map(Number)
        const done = await removeSlots({
          remove: ids(remove),
          close: ids(close),
          notify,
          reason_es: reason.es,
          reason_en: reason.en,
        })
        setRemoval(done)
        await refresh()
        offer({
          text: <FormattedMessage id="admin.appointments.removed" values={{ count: done.removed }} />,
          undo: () => takeBack(done.removal.id),
        })
      })
    },
    undo: (id: number) => void guarded(() => takeBack(id)),
  }
}
