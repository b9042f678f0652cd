import { send, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { PartyForm } from '../booking/PartyForm.tsx'
import { shownByChange } from '../booking/useBookingChange.ts'
import { OwnBookingPage } from './OwnBookingPage.tsx'
import { useOwnBooking } from './useOwnBooking.ts'

/** Who comes on one of one's own bookings. */
export function PartyOwnPage() {
  const language = useLanguage()
  const keep = useOwnBooking()
  return (
    <OwnBookingPage title="booking.party" text="booking.toHaveParty.text">
      {(booking) => (
        <PartyForm
          booking={booking}
          read={urlOf('/api/appointments')}
          save={async (party) =>
            keep(await send('POST /api/appointments/:id/party', { id: booking.id }, party, shownByChange))
          }
          landing={`/${language}/appointments`}
        />
      )}
    </OwnBookingPage>
  )
}
