import type { Author } from '@gallery/contract'
import { DateText, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface RecordTraceProps {
  /** The instant, ISO with Z. */
  at: string
  /** Null when nobody who is still known did. */
  by: Author
}

/** When a record was changed last, and by whom. */
export function RecordTrace({ at, by }: RecordTraceProps) {
  return (
    <Text size="s" tone="ink2">
      <FormattedMessage
        id={by ? 'admin.record.changedBy' : 'admin.record.changedAt'}
        values={{ name: by?.full_name, at: <DateText value={at} format="D MMM YYYY, HH:mm" /> }}
      />
    </Text>
  )
}
