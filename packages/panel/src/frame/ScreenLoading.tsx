import { ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'

/** Stands for a screen while its code or its record is on the way. */
export function ScreenLoading() {
  return <ScreenTitle title={<FormattedMessage id="admin.loading" />} />
}
