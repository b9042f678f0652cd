import { useGet, useLanguage, useNow } from '@gallery/client'
import { type AgendaSlot, urlOf } from '@gallery/contract'
import type { Opening } from '@gallery/contract/plain'
import { Heading, Link, Stack, Text, useDates } from '@gallery/ui'
import { Fold } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { titleOf } from '../appointments/calendarSlot.ts'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { standingSlots } from './standingSlots.ts'

/** How far ahead is looked, in days: as far as the agenda answers. */
const ahead = 366

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
  const { timeZone: zone = 'UTC' } = useIntl()
  const now = useNow()
  const { data } = useGet(urlOf('/api/places/agenda', { from: today, days: ahead }))
  const { named, rest } = standingSlots(data?.data ?? [], { now, zone, opening })
  if (named.length === 0) return null
  const bookings = named.reduce((sum, slot) => sum + slot.bookings, 0)
  return (
    <Stack space="s3">
      <Heading level={2} size="l">
        <FormattedMessage id="admin.options.onClosedDays" />
      </Heading>
      <Text size="s" role="status">
        <FormattedMessage
          id="admin.options.onClosedDaysCount"
          values={{ count: named.length + rest.length, bookings, b: (words) => <b>{words}</b> }}
        />
      </Text>
      <SlotLines slots={named} />
      {rest.length > 0 ? (
        <Fold
          label={<FormattedMessage id="admin.options.onClosedDaysMore" values={{ count: rest.length }} />}
        >
          <SlotLines slots={rest} />
        </Fold>
      ) : null}
    </Stack>
  )
}

/** When each slot is, of what, and how many booked it; its day leads to the calendar. */
function SlotLines({ slots }: { slots: readonly AgendaSlot[] }) {
  const language = useLanguage()
  const dates = useDates()
  const slotHref = useSlotHref()
  return (
    <Stack as="ul" space="s2">
      {slots.map((slot) => (
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
  )
}
