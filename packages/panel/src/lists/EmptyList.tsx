import { Button, EmptyState } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface EmptyListProps {
  /** Said while nothing narrows the list: there is nothing yet. */
  none: ReactNode
  /** The way to the first one, beside `none`. */
  start?: ReactNode
  /** Leads back to the whole list; given while words or filters narrow it. */
  onClear: (() => void) | undefined
}

/** What stands in an empty list: that nothing was found and the way back, or that there is nothing and how to begin. */
export function EmptyList({ none, start, onClear }: EmptyListProps) {
  if (onClear === undefined) return <EmptyState title={none} action={start} />
  return (
    <EmptyState
      title={<FormattedMessage id="admin.list.nothing" />}
      action={
        <Button variant="tertiary" onClick={onClear}>
          <FormattedMessage id="admin.list.clear" />
        </Button>
      }
    />
  )
}
