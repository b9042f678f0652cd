import { useLanguage } from '@gallery/client'
import { Button } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** The way on where nothing is left to be done; `tertiary` beside a better one. */
export function HomeButton({ variant = 'secondary' }: { variant?: 'secondary' | 'tertiary' }) {
  return (
    <Button href={`/${useLanguage()}`} variant={variant}>
      <FormattedMessage id="booking.home" />
    </Button>
  )
}
