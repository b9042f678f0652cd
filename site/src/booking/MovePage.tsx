import { send, useLanguage } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useSWRConfig } from 'swr'
import { ExpiredWays } from './ExpiredWays.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'
import { OtherTime } from './OtherTime.tsx'
import { shownByChange } from './useBookingChange.ts'

/** What can be said of a booking to who wants to come at another time. */
function statement(booking: LinkedAppointment, token: string): BookingStatement {
  switch (booking.state) {
    case 'held':
    case 'confirmed':
      return { id: 'booking.toBeMoved', form: <OfLink token={token} /> }
    case 'expired':
      return { id: 'booking.expired', actions: <ExpiredWays booking={booking} token={token} /> }
    case 'cancelled':
      return { id: 'booking.cancelled' }
    case 'past':
      return { id: 'booking.past' }
  }
}

/** The link "another time" of the booking's mails: works without an account. */
export function MovePage() {
  return <LinkedBookingPage>{statement}</LinkedBookingPage>
}

function OfLink({ token }: { token: string }) {
  const language = useLanguage()
  const { mutate } = useSWRConfig()

  async function take(place: number): Promise<void> {
    const path = 'POST /api/appointments/link/:token/move'
    const answer = await send(path, { token }, { place }, shownByChange)
    await mutate(urlOf('/api/appointments/link/:token', { token }), answer, { revalidate: false })
  }
  return (
    <OtherTime
      booking={urlOf('/api/appointments/link/:token', { token })}
      times={urlOf('/api/appointments/link/:token/times', { token })}
      take={take}
      landing={`/${language}/appointments/confirm/${token}`}
    />
  )
}
