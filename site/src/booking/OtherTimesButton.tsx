import { useLanguage } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { eventHref } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface OtherTimesButtonProps {
  booking: LinkedAppointment
  variant: 'secondary' | 'tertiary'
}

/** The way to the times of a booking's event; nothing where visitors are offered none. */
export function OtherTimesButton({ booking: { event_bookable, place }, variant }: OtherTimesButtonProps) {
  const language = useLanguage()
  if (!event_bookable) return null
  return (
    <Button href={`${eventHref(place.event, language)}#visit`} variant={variant}>
      <FormattedMessage id="booking.again" />
    </Button>
  )
}
