import { send, useLanguage } from '@gallery/client'
import type { LinkedAppointment, Party } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useSWRConfig } from 'swr'
import { ExpiredWays } from './ExpiredWays.tsx'
import { type BookingStatement, LinkedBookingPage } from './LinkedBookingPage.tsx'
import { PartyForm } from './PartyForm.tsx'
import { shownByChange } from './useBookingChange.ts'

/** What can be said of a booking to who wants to come with others. */
function statement(booking: LinkedAppointment, token: string): BookingStatement {
  switch (booking.state) {
    case 'held':
    case 'confirmed':
      return { id: 'booking.toHaveParty', form: <OfLink booking={booking} token={token} /> }
    case 'expired':
      return { id: 'booking.expired', actions: <ExpiredWays booking={booking} token={token} /> }
    case 'cancelled':
      return { id: 'booking.cancelled' }
    case 'past':
      return { id: 'booking.past' }
  }
}

/** The link "who is coming" of the booking's mails: works without an account. */
export function PartyPage() {
  return <LinkedBookingPage>{statement}</LinkedBookingPage>
}

function OfLink({ booking, token }: { booking: LinkedAppointment; token: string }) {
  const language = useLanguage()
  const { mutate } = useSWRConfig()
  const read = urlOf('/api/appointments/link/:token', { token })

  async function save(party: Party): Promise<void> {
    const path = 'POST /api/appointments/link/:token/party'
    const answer = await send(path, { token }, party, shownByChange)
    await mutate(read, answer, { revalidate: false })
  }
  return (
    <PartyForm
      booking={booking}
      read={read}
      save={save}
      landing={`/${language}/appointments/confirm/${token}`}
    />
  )
}
