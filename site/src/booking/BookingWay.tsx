import { useLanguage } from '@gallery/client'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** What can be done with a booking by its link beside what the page is for, and what that is called. */
const words = {
  confirm: 'offer.confirmDo',
  move: 'booking.move',
  party: 'booking.party',
  cancel: 'booking.toCancel',
} as const

interface BookingWayProps {
  token: string
  to: keyof typeof words
  /**
   * What it is called, where the page is about an offer: a text's id.
   * @default what it is called for a booking
   */
  says?: string
}

/** The way to another page of the same mailed link. */
export function BookingWay({ token, to, says = words[to] }: BookingWayProps) {
  return (
    <Button href={`/${useLanguage()}/appointments/${to}/${token}`} variant="tertiary">
      <FormattedMessage id={says} />
    </Button>
  )
}
