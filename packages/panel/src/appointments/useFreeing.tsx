import { reported } from '@gallery/client'
import type { HoldsOfOrigin } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { peopleOf } from './guestsOf.ts'
import { freeHolds, holdAgain } from './slotWrites.ts'

/** Frees what is held from an origin, and offers to hold it again. Refusals have been reported. */
export function useFreeing() {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)

  async function free({ origin, appointments }: HoldsOfOrigin): Promise<void> {
    setBusy(true)
    await reported(async () => {
      const { freed } = await freeHolds(origin)
      // Of what was booked since the screen was read it is not known how many come: one at least.
      const count = peopleOf(freed.map((id) => appointments.find((known) => known.id === id) ?? {}))
      offer({
        text: <FormattedMessage id="admin.holds.freed" values={{ count }} />,
        undo: async () => {
          const { message } = await holdAgain(freed)
          show({ text: message })
          await refresh()
        },
      })
    })
      .finally(refresh)
      .finally(() => setBusy(false))
  }

  return { free, busy }
}
