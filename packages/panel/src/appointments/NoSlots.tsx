import { EmptyState, Link, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { type CalendarAddress, isAsked } from './useCalendarAddress.ts'
import { useSlotsAfter } from './useSlotsAfter.ts'

/** Stands where the calendar has nothing to show, and leads to the next day that has. */
export function NoSlots({ address }: { address: CalendarAddress }) {
  const { day, days, view, event, unconfirmed, waiting, href } = address
  const dates = useDates()
  const path = useAdminPath()
  const slots = useSlotsAfter(days.at(-1) ?? day, event)
  const next = slots?.find((slot) => isAsked(slot, address))
  const nextDay = next && dates.dayOf(next.start)
  const lacks = waiting ? 'waiting' : unconfirmed ? 'unconfirmed' : 'slots'
  const narrowed = event !== undefined || unconfirmed || waiting
  return (
    <EmptyState
      title={<FormattedMessage id="admin.appointments.none" values={{ view, lacks }} />}
      action={
        slots === undefined ? null : nextDay !== undefined ? (
          <Link href={href({ day: nextDay, slot: null })}>
            <FormattedMessage
              id="admin.appointments.noneNext"
              values={{ day: dates.weekdayDay(nextDay, 'long') }}
            />
          </Link>
        ) : narrowed ? (
          <Link href={href({ event: null, unconfirmed: null, waiting: null, slot: null })}>
            <FormattedMessage id="admin.list.clear" />
          </Link>
        ) : (
          <Link href={path('appointments/add')}>
            <FormattedMessage id="admin.appointments.add" />
          </Link>
        )
      }
    />
  )
}
