import type { LinkedAppointment } from '@gallery/contract'
import { Inline } from '@gallery/ui'
import { ActionButton } from './ActionButton.tsx'
import { OtherTimesButton } from './OtherTimesButton.tsx'

interface ExpiredWaysProps {
  booking: LinkedAppointment
  token: string
  /**
   * Whether it is a place that was offered.
   * @default false
   */
  offer?: boolean
}

/** What is left of a booking that nobody keeps the place for: to take it if it is still free, or to book another time. */
export function ExpiredWays({ booking, token, offer = false }: ExpiredWaysProps) {
  return (
    <Inline space="s5">
      <ActionButton token={token} action="confirm" offer={offer} />
      <OtherTimesButton booking={booking} variant="tertiary" />
    </Inline>
  )
}
