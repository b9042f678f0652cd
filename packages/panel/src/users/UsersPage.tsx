import { useGet, useReread } from '@gallery/client'
import { type UserRow, urlOf } from '@gallery/contract'
import { Button, Inline, Stack } from '@gallery/ui'
import { DataTable, ListFilters, ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LastOneDialog } from './LastOneDialog.tsx'
import { UserBookings } from './UserBookings.tsx'
import { UserSessions } from './UserSessions.tsx'
import { usePanelSwitch } from './usePanelSwitch.ts'
import { useUserColumns } from './useUserColumns.tsx'

const rowId = ({ id }: UserRow) => id
const rowLabel = ({ display }: UserRow) => display

/** Who has an account, where they are signed in, what they booked, and who has the panel. */
export function UsersPage() {
  const intl = useIntl()
  const reread = useReread()
  const search = useRef<HTMLInputElement>(null)
  const [inviting, setInviting] = useState(false)
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const asked = value('only')
  const only = asked === 'super' || asked === 'booked' ? asked : undefined
  const key = urlOf('/api/users', { page, query: words, only })
  const { data, failure } = useGet(key, { keep: true })
  const { switching, flip, asking, answer } = usePanelSwitch(data?.counts.super ?? 0)
  const rows = useMemo(
    () => data?.data.map((user) => ({ ...user, switching: switching.get(user.id) })) ?? [],
    [data, switching]
  )
  const columns = useUserColumns(flip, href)
  const narrowed = words !== '' || only !== undefined
  const clear = () => set({ q: null, only: null })
  const close = () => set({ sessions: null, bookings: null, p: String(page) })
  const sessionsOf = Number(value('sessions')) || undefined
  const bookingsOf = Number(value('bookings')) || undefined

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.users" />}
        actions={
          <Inline space="s3">
            <ExportMenu kind="users" list={key} />
            <Button size="s" onClick={() => setInviting(true)}>
              <FormattedMessage id="admin.users.invite" />
            </Button>
          </Inline>
        }
      />
      <Stack space="s6">
        <Invitations />
        <ListFilters
          search={
            <ListWords
              address={address}
              ref={search}
              placeholder={intl.formatMessage({ id: 'admin.users.search' })}
            />
          }
          segments={
            <Segmented
              label={intl.formatMessage({ id: 'admin.users.which' })}
              items={([undefined, 'super', 'booked'] as const).map((each) => ({
                label: intl.formatMessage({ id: `admin.users.${each ?? 'all'}` }),
                href: href({ only: each ?? null }),
                current: only === each,
                ...(data ? { count: data.counts[each ?? 'all'] } : {}),
              }))}
            />
          }
          found={data && <FormattedMessage id="admin.users.found" values={{ count: data.meta.total }} />}
          {...(narrowed ? { onClear: clear } : {})}
        />
      </Stack>
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.users' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/users')}
        empty={<EmptyList none={<FormattedMessage id="admin.list.nothing" />} onClear={clear} />}
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
      <LastOneDialog open={asking} onAnswer={answer} />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {sessionsOf ? <UserSessions id={sessionsOf} onClose={close} /> : null}
      {bookingsOf ? <UserBookings id={bookingsOf} onClose={close} /> : null}
    </>
  )
}
