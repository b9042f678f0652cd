import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { EmptyState, Link, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { type CalendarAddress, isAsked } from './useCalendarAddress.ts'

/** How many days ahead the next slot is looked for. */
const ahead = 180

/** Stands where the calendar has nothing to show, and leads to the next day that has. */
export function NoSlots({ address }: { address: CalendarAddress }) {
  const { day, days, view, event, unconfirmed, waiting, href } = address
  const dates = useDates()
  const path = useAdminPath()
  const from = addDays(days.at(-1) ?? day, 1)
  const { data } = useGet(urlOf('/api/places/agenda', { from, days: ahead, event }))
  const next = data?.data.find((slot) => isAsked(slot, address))
  const nextDay = next && dates.dayOf(next.start)
  const lacks = waiting ? 'waiting' : unconfirmed ? 'unconfirmed' : 'slots'
  const narrowed = event !== undefined || unconfirmed || waiting
  return (
    <EmptyState
      title={<FormattedMessage id="admin.appointments.none" values={{ view, lacks }} />}
      action={
        data === undefined ? null : nextDay !== undefined ? (
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
