import { useNow } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Button, Inline, Stack, useDates } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { BookingWay } from './BookingWay.tsx'
import { ExpiredWays } from './ExpiredWays.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'
import { LinkedCode } from './LinkedCode.tsx'
import { WebCalendars } from './WebCalendars.tsx'

/** The link "confirm" of the booking's mail (decision 003). */
export function ConfirmPage() {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()

  /** What can be said of a place that was offered, until it is taken. */
  function offer(booking: LinkedAppointment, token: string): BookingStatement {
    const { state, people, hold_until } = booking
    switch (state) {
      case 'expired':
        return { id: 'offer.expired', actions: <ExpiredWays booking={booking} token={token} offer /> }
      case 'cancelled':
        return { id: 'offer.passed' }
      case 'past':
        return { id: 'booking.past' }
      default:
        return {
          id: 'offer.held',
          values: { people, until: hold_until ? untilOf(hold_until) : '' },
          actions: (
            <Inline space="s5">
              <ActionButton token={token} action="confirm" offer />
              <BookingWay token={token} to="cancel" says="offer.cancelDo" />
              <BookingWay token={token} to="party" />
            </Inline>
          ),
        }
    }
  }

  /** "las 17:40", with the day where it is another one: "las 17:40 del jueves 19 de noviembre". */
  function untilOf(instant: string): string {
    const day = dates.dayOf(instant)
    const isToday = day === dates.dayOf(now.toISOString())
    return intl.formatMessage(
      { id: isToday ? 'offer.until' : 'offer.untilDay' },
      { time: dates.clock(instant), day: dates.weekdayDay(day, 'long') }
    )
  }

  function statement(booking: LinkedAppointment, token: string): BookingStatement {
    if (booking.offered && !booking.confirmed) return offer(booking, token)
    switch (booking.state) {
      case 'held':
        return {
          id: 'booking.held',
          values: { until: booking.hold_until ? dates.instant(booking.hold_until, 'LLLL') : '' },
          actions: (
            <Inline space="s5">
              <ActionButton token={token} action="confirm" />
              <BookingWay token={token} to="move" />
              <BookingWay token={token} to="party" />
            </Inline>
          ),
        }
      case 'expired':
        return { id: 'booking.expired', actions: <ExpiredWays booking={booking} token={token} /> }
      case 'confirmed':
        return {
          id: 'booking.confirmed',
          tone: 'success',
          actions: (
            <Stack space="s4">
              <LinkedCode token={token} />
              <Inline space="s5">
                <Button
                  href={`${urlOf('/api/appointments/link/:token/calendar.ics', { token })}`}
                  variant="secondary"
                >
                  <FormattedMessage id="booking.calendar" />
                </Button>
                <BookingWay token={token} to="move" />
                <BookingWay token={token} to="party" />
                <BookingWay token={token} to="cancel" />
              </Inline>
              <WebCalendars booking={booking} />
            </Stack>
          ),
        }
      case 'cancelled':
        return { id: 'booking.cancelled' }
      case 'past':
        return { id: 'booking.past' }
    }
  }
  return <LinkedBookingPage>{statement}</LinkedBookingPage>
}
