import { FormattedMessage, useIntl } from 'react-intl'
import { NothingHere } from './NothingHere.tsx'

/** An address of a record that does not exist, or not for who asks. */
export function NotFoundPage() {
  return (
    <NothingHere title={useIntl().formatMessage({ id: 'notFound.title' })} status={404}>
      <FormattedMessage id="notFound.text" />
    </NothingHere>
  )
}
