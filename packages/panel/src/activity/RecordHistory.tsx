import { useGet, useReread } from '@gallery/client'
import { type RecordKind, urlOf } from '@gallery/contract'
import { Button, EmptyState, Stack } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { EntryLog } from './EntryLog.tsx'

interface RecordHistoryProps {
  kind: RecordKind
  id: number | string
}

/** How many entries are read at first, at each "more", and at most. */
const step = 20
const most = 100

/** What happened to a record, newest first: a section of its screen. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const reread = useReread()
  const [count, setCount] = useState(step)
  const { data, failure } = useGet(urlOf('/api/activity', { kind, record: String(id), per_page: count }), {
    keep: true,
  })
  if (data === undefined && failure !== undefined) {
    return <ScreenFailure onRetry={() => void reread('/api/activity')} />
  }
  if (data?.data.length === 0) return <EmptyState title={<FormattedMessage id="admin.activity.none" />} />
  return (
    <Stack space="s5">
      <EntryLog own entries={data?.data ?? []} loading={data === undefined} />
      {data?.older && count < most ? (
        <div>
          <Button variant="secondary" size="s" onClick={() => setCount(Math.min(most, count + step))}>
            <FormattedMessage id="admin.activity.more" />
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
