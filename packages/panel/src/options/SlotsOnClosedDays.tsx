import { useGet, useLanguage, useNow } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { isOffered, type Opening } from '@gallery/contract/plain'
import { Heading, Link, Stack, Text, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { titleOf } from '../appointments/calendarSlot.ts'
import { useSlotHref } from '../appointments/useSlotHref.ts'

/** How far ahead is looked, in days: as far as the agenda answers. */
const ahead = 366
/** How many slots are named. */
const named = 8

interface SlotsOnClosedDaysProps {
  /** The opening days as they stand in the form. */
  opening: Opening
  today: string
}

/**
 * The slots to come that stand on days which are closed by what the form says, those with bookings first: they are not
 * touched, but nobody is offered them any more. Nothing where there are none.
 */
export function SlotsOnClosedDays({ opening, today }: SlotsOnClosedDaysProps) {
  const language = useLanguage()
  const dates = useDates()
  const now = useNow()
  const slotHref = useSlotHref()
  const { data } = useGet(urlOf('/api/places/agenda', { from: today, days: ahead }))
  const standing = (data?.data ?? []).filter(
    (slot) => new Date(slot.start) > now && !isOffered(slot, dates.dayOf(slot.start), opening)
  )
  if (standing.length === 0) return null
  const bookings = standing.reduce((sum, slot) => sum + slot.bookings, 0)
  const shown = standing.toSorted((one, other) => Number(other.bookings > 0) - Number(one.bookings > 0))
  return (
    <Stack space="s3">
      <Heading level={2} size="l">
        <FormattedMessage id="admin.options.onClosedDays" />
      </Heading>
      <Text size="s" role="status">
        <FormattedMessage
          id="admin.options.onClosedDaysCount"
          values={{ count: standing.length, bookings, b: (words) => <b>{words}</b> }}
        />
      </Text>
      <Stack as="ul" space="s2">
        {shown.slice(0, named).map((slot) => (
          <li key={slot.id}>
            <Link href={slotHref(slot)}>
              {dates.weekdayDay(dates.dayOf(slot.start))}, {dates.clock(slot.start)}
            </Link>{' '}
            {titleOf(slot, language)}
            {slot.bookings > 0 ? (
              <>
                {', '}
                <FormattedMessage id="admin.options.bookingsOf" values={{ count: slot.bookings }} />
              </>
            ) : null}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
