import { useGet } from '@gallery/client'
import { type UserRow, urlOf } from '@gallery/contract'
import { Button, Inline, Stack } from '@gallery/ui'
import { Segmented } from '@gallery/ui/admin'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
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
  const [inviting, setInviting] = useState(false)
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const asked = value('only')
  const only = asked === 'super' || asked === 'booked' ? asked : undefined
  const key = urlOf('/api/users', { page, query: words, only })
  const reading = useGet(key, { keep: true })
  const { data } = reading
  const { switching, flip, asking, answer } = usePanelSwitch(data?.counts.super ?? 0)
  const rows = useMemo(
    () => data?.data.map((user) => ({ ...user, switching: switching.get(user.id) })) ?? [],
    [data, switching]
  )
  const columns = useUserColumns(flip, address)
  const close = () => set({ sessions: null, bookings: null, p: String(page) })
  const sessionsOf = Number(value('sessions')) || undefined
  const bookingsOf = Number(value('bookings')) || undefined

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.users' })}
      actions={
        <Inline space="s3">
          <ExportMenu kind="users" list={key} />
          <Button size="s" onClick={() => setInviting(true)}>
            <FormattedMessage id="admin.users.invite" />
          </Button>
        </Inline>
      }
      head={(filters) => (
        <Stack space="s6">
          <Invitations />
          {filters}
        </Stack>
      )}
      address={address}
      reading={reading}
      read="/api/users"
      search={intl.formatMessage({ id: 'admin.users.search' })}
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
      found={(count) => <FormattedMessage id="admin.users.found" values={{ count }} />}
      onClear={words !== '' || only !== undefined ? () => set({ q: null, only: null }) : undefined}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      none={<FormattedMessage id="admin.list.nothing" />}
    >
      <LastOneDialog open={asking} onAnswer={answer} />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {sessionsOf ? <UserSessions id={sessionsOf} onClose={close} /> : null}
      {bookingsOf ? <UserBookings id={bookingsOf} onClose={close} /> : null}
    </ListScreen>
  )
}
