import { useLanguage } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { Button, Inline } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'

/** What can be said of a booking to who wants to give it up. */
function statement(booking: LinkedAppointment, token: string): BookingStatement {
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

/** The link "cancel" of the booking's mails: works without an account. */
export function CancelPage() {
  return <LinkedBookingPage purpose="cancel">{statement}</LinkedBookingPage>
}

/** To give it up, or to come at another time. */
function Ways({ token }: { token: string }) {
  const language = useLanguage()
  return (
    <Inline space="s5">
      <ActionButton token={token} action="cancel" />
      <Button href={`/${language}/appointments/move/${token}`} variant="tertiary">
        <FormattedMessage id="booking.move" />
      </Button>
    </Inline>
  )
}
