import { useLanguage } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { Button, Inline } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { HomeButton } from './HomeButton.tsx'

/** The ways on from a booking that nothing is left to be done about: to another of the same event, and home. */
export function WaysOn({ booking: { bookable, place } }: { booking: LinkedAppointment }) {
  const language = useLanguage()
  if (!bookable) return <HomeButton />
  return (
    <Inline space="s5">
      <Button href={`${eventHref(place.event, language)}#visit`} variant="secondary">
        <FormattedMessage id="booking.again" />
      </Button>
      <HomeButton variant="tertiary" />
    </Inline>
  )
}
