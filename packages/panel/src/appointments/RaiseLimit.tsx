import { reported } from '@gallery/client'
import type { AgendaSlot } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { limitFor } from './limitFor.ts'
import { changeSlot } from './slotWrites.ts'

/** Where a party is larger than what is free of a slot: raises its limit so that they fit. */
export function RaiseLimit({ slot, people }: { slot: AgendaSlot; people: number }) {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const limit = limitFor(slot, people)
  if (limit === undefined) return null

  const write = async (to: number) => {
    await changeSlot(slot.id, { limit: to })
    await refresh()
  }
  return (
    <ActingButton
      size="s"
      variant="secondary"
      onAct={async () => {
        if (!(await reported(() => write(limit)))) return
        offer({
          text: <FormattedMessage id="admin.appointments.raised" values={{ limit }} />,
          undo: () => write(slot.limit),
        })
      }}
    >
      <FormattedMessage id="admin.appointments.raiseTo" values={{ limit }} />
    </ActingButton>
  )
}
