import { reported } from '@gallery/client'
import type { AgendaSlot } from '@gallery/contract'
import { Link, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteSlot, restoreSlot } from './slotWrites.ts'

interface SlotDeletionProps {
  slot: AgendaSlot
  /** Called once it is gone, and the calendar was read without it. */
  onDeleted: () => void
}

/** The way out for a slot: at once while it is empty; where people have booked, the screen that tells them. */
export function SlotDeletion({ slot, onDeleted }: SlotDeletionProps) {
  const path = useAdminPath()
  const dates = useDates()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const day = dates.dayOf(slot.start)

  async function remove(): Promise<void> {
    if (!(await reported(() => deleteSlot(slot.id)).finally(refresh))) return
    onDeleted()
    offer({
      text: (
        <FormattedMessage
          id="admin.appointments.slotDeleted"
          values={{ day: dates.weekdayDay(day), time: dates.clock(slot.start) }}
        />
      ),
      undo: async () => {
        await restoreSlot(slot.id)
        await refresh()
      },
    })
  }

  if (slot.bookings > 0) {
    return (
      <Link href={path(`appointments/delete?event=${slot.event_id}&day=${day}`)}>
        <FormattedMessage id="admin.appointments.deleteBooked" />
      </Link>
    )
  }
  return (
    <ActingButton variant="tertiary" size="s" onAct={remove}>
      <FormattedMessage id="admin.appointments.deleteSlot" />
    </ActingButton>
  )
}
