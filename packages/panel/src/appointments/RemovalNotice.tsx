import { useNow } from '@gallery/client'
import { Button, Inline, Text, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import type { Removed } from './useRemoval.tsx'

interface RemovalNoticeProps {
  removal: Removed
  busy: boolean
  onUndo: (id: number) => void
}

/** What was just taken away and until when that can be taken back; gone once its mails have left. */
export function RemovalNotice({
  removal: { removal, removed, cancelled },
  busy,
  onUndo,
}: RemovalNoticeProps) {
  const dates = useDates()
  const now = useNow()
  if (new Date(removal.final_at) <= now) return null
  return (
    <Inline space="s3" role="status">
      <Text as="span" size="s">
        <FormattedMessage
          id="admin.appointments.removedUntil"
          values={{ count: removed, people: cancelled, time: dates.clock(removal.final_at) }}
        />
      </Text>
      <Button variant="secondary" size="s" busy={busy} onClick={() => onUndo(removal.id)}>
        <FormattedMessage id="admin.appointments.undo" />
      </Button>
    </Inline>
  )
}
