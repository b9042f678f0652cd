import { Tag } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** That a work is held for somebody, in a list that says no more of it. */
export function HeldTag() {
  return (
    <Tag tone="held">
      <FormattedMessage id="admin.workHolds.held" />
    </Tag>
  )
}
