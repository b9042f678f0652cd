import type { LinkedAppointment } from '@gallery/contract'
import { ActionButton } from './ActionButton.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'

/** What can be said of a booking to who wants to give it up. */
function statement(booking: LinkedAppointment, token: string): BookingStatement {
  switch (booking.state) {
    case 'held':
    case 'confirmed':
      return { id: 'booking.toBeCancelled', actions: <ActionButton token={token} action="cancel" /> }
    case 'expired':
      return { id: 'booking.lapsed' }
    case 'cancelled':
      return { id: 'booking.cancelled' }
    case 'past':
      return { id: 'booking.past' }
  }
}

/** The link "cancel" of the booking's mails: works without an account. */
export function CancelPage() {
  return <LinkedBookingPage purpose="cancel">{statement}</LinkedBookingPage>
}
