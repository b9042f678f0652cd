import { useGet, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Inline, Stack } from '@gallery/ui'
import { ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { ActivityFilters, activityFilters } from './ActivityFilters.tsx'
import { EntryLog } from './EntryLog.tsx'

const nothing = Object.fromEntries(activityFilters.map((name) => [name, null]))

/** Who changed what and when, newest first, and the way back. What narrows it is in the address. */
export function ActivityPage() {
  const reread = useReread()
  const address = useListAddress()
  const { value, href, set } = address
  const filters = Object.fromEntries(activityFilters.map((name) => [name, value(name)]))
  const before = value('before')
  const isNarrowed = before !== undefined || Object.values(filters).some((chosen) => chosen !== undefined)
  const { data, failure } = useGet(urlOf('/api/activity', { ...filters, before }), { keep: true })
  const isFailed = data === undefined && failure !== undefined
  return (
    <>
      <ScreenTitle title={<FormattedMessage id="admin.nav.activity" />} />
      <Stack space="s5">
        <ActivityFilters address={address} people={data?.people ?? []} />
        {isFailed ? (
          <ScreenFailure onRetry={() => void reread('/api/activity')} />
        ) : data?.data.length === 0 ? (
          <EmptyList
            none={<FormattedMessage id="admin.activity.none" />}
            onClear={isNarrowed ? () => set({ ...nothing, before: null }) : undefined}
          />
        ) : (
          <EntryLog entries={data?.data ?? []} loading={data === undefined} />
        )}
        {data && (data.older !== null || before !== undefined) ? (
          <Inline space="s4">
            {before === undefined ? null : (
              <Button variant="secondary" size="s" href={href({ before: null })}>
                <FormattedMessage id="admin.activity.newest" />
              </Button>
            )}
            {data.older === null ? null : (
              <Button variant="secondary" size="s" href={href({ before: String(data.older) })}>
                <FormattedMessage id="admin.activity.older" />
              </Button>
            )}
          </Inline>
        ) : null}
      </Stack>
    </>
  )
}
