import { type UserRow, usersUrl } from '@gallery/contract'
import { Button, EmptyState, Pagination } from '@gallery/ui'
import { DataTable, ListFilters, ListSearch, ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { LastOneDialog } from './LastOneDialog.tsx'
import { UserBookings } from './UserBookings.tsx'
import { UserSessions } from './UserSessions.tsx'
import { usePanelSwitch } from './usePanelSwitch.ts'
import { useUserColumns } from './useUserColumns.tsx'

const rowId = ({ id }: UserRow) => id
const rowLabel = ({ display }: UserRow) => display

/** Who has an account, where they are signed in, what they booked, and who has the panel (spec §2, admin routes). */
export function UsersPage() {
  const intl = useIntl()
  const refresh = useRefresh()
  const search = useRef<HTMLInputElement>(null)
  const { words, page, value, href, set } = useListAddress()
  const asked = value('only')
  const only = asked === 'super' || asked === 'booked' ? asked : undefined
  const key = usersUrl({ page, query: words, only })
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
        actions={<ExportMenu kind="users" list={key} />}
      />
      <ListFilters
        search={
          <ListSearch
            ref={search}
            placeholder={intl.formatMessage({ id: 'admin.users.search' })}
            words={words}
            onSearch={(q) => set({ q }, { replace: true })}
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
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.users' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        onSearch={() => search.current?.focus()}
        loading={data === undefined && failure === undefined}
        error={data === undefined && failure !== undefined}
        onRetry={() => void refresh('/api/users')}
        empty={
          <EmptyState
            title={<FormattedMessage id="admin.list.nothing" />}
            action={
              <Button variant="tertiary" onClick={clear}>
                <FormattedMessage id="admin.list.clear" />
              </Button>
            }
          />
        }
        foot={
          data && (
            <Pagination
              page={page}
              lastPage={data.meta.last_page}
              pageHref={(p) => href({ p: p === 1 ? null : String(p) })}
            />
          )
        }
      />
      <LastOneDialog open={asking} onAnswer={answer} />
      {sessionsOf ? <UserSessions id={sessionsOf} onClose={close} /> : null}
      {bookingsOf ? <UserBookings id={bookingsOf} onClose={close} /> : null}
    </>
  )
}
