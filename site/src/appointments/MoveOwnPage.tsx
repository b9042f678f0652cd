import { send, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { OtherTime } from '../booking/OtherTime.tsx'
import { shownByChange } from '../booking/useBookingChange.ts'
import { OwnBookingPage } from './OwnBookingPage.tsx'
import { useOwnBooking } from './useOwnBooking.ts'

/** Another time for one of one's own bookings. */
export function MoveOwnPage() {
  const language = useLanguage()
  const keep = useOwnBooking()
  return (
    <OwnBookingPage title="booking.move" text="booking.toBeMoved.text">
      {({ id }) => (
        <OtherTime
          booking={urlOf('/api/appointments')}
          times={urlOf('/api/appointments/:id/times', { id })}
          take={async (place) =>
            keep(await send('POST /api/appointments/:id/move', { id }, { place }, shownByChange))
          }
          landing={`/${language}/appointments`}
        />
      )}
    </OwnBookingPage>
  )
}
