import { useLanguage } from '@gallery/client'
import { Link, Message } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'

/** A link that leads to no booking: mistyped, cut off, or of a booking that is gone. */
export function UnknownLink() {
  const title = useIntl().formatMessage({ id: 'booking.unknown.title' })
  const home = `/${useLanguage()}`
  return (
    <>
      <PageHead title={title} status={404} />
      <Message
        tone="error"
        title={title}
        actions={
          <Link href={home}>
            <FormattedMessage id="booking.home" />
          </Link>
        }
      >
        <FormattedMessage id="booking.unknown.text" />
      </Message>
    </>
  )
}
