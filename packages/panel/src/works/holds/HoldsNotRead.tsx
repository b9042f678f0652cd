import { useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Inline, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** Says that it is not known who holds a work, and asks again. */
export function HoldsNotRead({ work }: { work: number }) {
  const reread = useReread()
  return (
    <Inline space="s3" justify="between">
      <Text size="s" tone="ink2">
        <FormattedMessage id="admin.workHolds.notRead" />
      </Text>
      <Button
        variant="tertiary"
        size="s"
        onClick={() => void reread(urlOf('/api/works/:id/holds', { id: work }))}
      >
        <FormattedMessage id="admin.retry" />
      </Button>
    </Inline>
  )
}
