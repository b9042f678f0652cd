import { Button, EmptyState } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface ScreenFailureProps {
  /**
   * What was wanted does not exist, or lies in the bin.
   * @default false
   */
  missing?: boolean
  /** Asks again. Without it the page is loaded anew. */
  onRetry?: () => void
}

/** Stands for a screen that could not be read or drawn, and offers what can be done about it. */
export function ScreenFailure({ missing = false, onRetry = () => location.reload() }: ScreenFailureProps) {
  return (
    <EmptyState
      title={<FormattedMessage id={missing ? 'admin.missing' : 'admin.failed'} />}
      action={
        missing ? undefined : (
          <Button variant="secondary" size="s" onClick={onRetry}>
            <FormattedMessage id="admin.retry" />
          </Button>
        )
      }
    />
  )
}
