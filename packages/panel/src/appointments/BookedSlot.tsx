import type { AppointmentDetail } from '@gallery/contract'
import { Link, useDates } from '@gallery/ui'
import { useSlotHref } from './useSlotHref.ts'

/** When a booking is, and the way to its slot. */
export function BookedSlot({ place, start }: Pick<AppointmentDetail, 'place' | 'start'>) {
  const dates = useDates()
  const slotHref = useSlotHref()
  return <Link href={slotHref({ id: place.id, start })}>{dates.instant(start, 'LLL')}</Link>
}
