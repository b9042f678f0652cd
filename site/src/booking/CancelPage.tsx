import type { LinkedAppointment } from '@gallery/contract'
import { Inline } from '@gallery/ui'
import { ActionButton } from './ActionButton.tsx'
import { BookingWay } from './BookingWay.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'

/** What can be said of a booking to who wants to give it up. */
function statement(booking: LinkedAppointment, token: string): BookingStatement {
  if (booking.offered && !booking.confirmed) return offer(booking, token)
  switch (booking.state) {
    case 'held':
    case 'confirmed':
      return { id: 'booking.toBeCancelled', actions: <Ways token={token} /> }
    case 'expired':
      return { id: 'booking.lapsed' }
    case 'cancelled':
      return { id: 'booking.cancelled' }
    case 'past':
      return { id: 'booking.past' }
  }
}

/** What can be said of a place that was offered to who may let it pass. */
function offer({ state }: LinkedAppointment, token: string): BookingStatement {
  switch (state) {
    case 'expired':
      return { id: 'offer.lapsed' }
    case 'cancelled':
      return { id: 'offer.passed' }
    case 'past':
      return { id: 'booking.past' }
    default:
      return {
        id: 'offer.toPass',
        actions: (
          <Inline space="s5">
            <ActionButton token={token} action="cancel" offer />
            <BookingWay token={token} to="confirm" />
          </Inline>
        ),
      }
  }
}

/** The link "cancel" of the booking's mails: works without an account. */
export function CancelPage() {
  return <LinkedBookingPage>{statement}</LinkedBookingPage>
}

/** To give it up, or to come at another time, or with others. */
function Ways({ token }: { token: string }) {
  return (
    <Inline space="s5">
      <ActionButton token={token} action="cancel" />
      <BookingWay token={token} to="move" />
      <BookingWay token={token} to="party" />
    </Inline>
  )
}
