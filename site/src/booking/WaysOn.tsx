import type { LinkedAppointment } from '@gallery/contract'
import { Inline } from '@gallery/ui'
import { HomeButton } from './HomeButton.tsx'
import { OtherTimesButton } from './OtherTimesButton.tsx'

/** The ways on from a booking that nothing is left to be done about: to another of the same event, and home. */
export function WaysOn({ booking }: { booking: LinkedAppointment }) {
  if (!booking.event_bookable) return <HomeButton />
  return (
    <Inline space="s5">
      <OtherTimesButton booking={booking} variant="secondary" />
      <HomeButton variant="tertiary" />
    </Inline>
  )
}
