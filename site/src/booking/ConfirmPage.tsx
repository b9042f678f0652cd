import type { LinkedAppointment } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Button, Inline, Stack, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { BookingWay } from './BookingWay.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'
import { WebCalendars } from './WebCalendars.tsx'

/** The link "confirm" of the booking's mail (decision 003). */
export function ConfirmPage() {
  const dates = useDates()

  function statement(booking: LinkedAppointment, token: string): BookingStatement {
    const confirm = <ActionButton token={token} action="confirm" />
    switch (booking.state) {
      case 'held':
        return {
          id: 'booking.held',
          values: { until: booking.hold_until ? dates.instant(booking.hold_until, 'LLLL') : '' },
          actions: (
            <Inline space="s5">
              {confirm}
              <BookingWay token={token} to="move" />
              <BookingWay token={token} to="party" />
            </Inline>
          ),
        }
      case 'expired':
        return { id: 'booking.expired', actions: confirm }
      case 'confirmed':
        return {
          id: 'booking.confirmed',
          tone: 'success',
          actions: (
            <Stack space="s4">
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
  return <LinkedBookingPage purpose="confirm">{statement}</LinkedBookingPage>
}
