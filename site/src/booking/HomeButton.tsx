import { useLanguage } from '@gallery/client'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** The way on where nothing is left to be done. */
export function HomeButton() {
  return (
    <Button href={`/${useLanguage()}`} variant="secondary">
      <FormattedMessage id="booking.home" />
    </Button>
  )
}
