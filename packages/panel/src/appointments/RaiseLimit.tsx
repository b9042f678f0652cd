import { get, reported } from '@gallery/client'
import { type AgendaSlot, urlOf } from '@gallery/contract'
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
  /** Raises it from what it is by now: a limit that somebody else has raised is not lowered. */
  const raise = async () => {
    const { data: now } = await get(urlOf('/api/places/:id', { id: slot.id }))
    const raised = limitFor(now, people)
    if (raised === undefined) return refresh()
    await write(raised)
    offer({
      text: <FormattedMessage id="admin.appointments.raised" values={{ limit: raised }} />,
      undo: () => write(now.limit),
    })
  }
  return (
    <ActingButton size="s" variant="secondary" onAct={() => reported(raise)}>
      <FormattedMessage id="admin.appointments.raiseTo" values={{ limit }} />
    </ActingButton>
  )
}
