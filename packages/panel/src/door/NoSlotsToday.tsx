import { EmptyState, Link, useDates } from '@gallery/ui'
import { DoorInset } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { useSlotsAfter } from '../appointments/useSlotsAfter.ts'

/** Stands at the door on a day without slots, and says when the next one is. Without a connection nobody knows. */
export function NoSlotsToday({ day }: { day: string }) {
  const dates = useDates()
  const slotHref = useSlotHref()
  const next = useSlotsAfter(day)?.[0]
  return (
    <DoorInset>
      <EmptyState
        title={<FormattedMessage id="admin.door.noSlots" />}
        action={
          next ? (
            <Link href={slotHref(next)}>
              <FormattedMessage
                id="admin.door.noSlotsNext"
                values={{
                  day: dates.weekdayDay(dates.dayOf(next.start), 'long'),
                  time: dates.clock(next.start),
                }}
              />
            </Link>
          ) : undefined
        }
      />
    </DoorInset>
  )
}
