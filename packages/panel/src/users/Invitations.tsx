import { reported, useGet } from '@gallery/client'
import { type Invitation, urlOf } from '@gallery/contract'
import { Tag, useDates, useToast } from '@gallery/ui'
import { type DataColumn, DataTable, type RowMenuItem, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { inviteAgain, withdrawInvitation } from './userWrites.ts'

const rowId = ({ id }: Invitation) => id
const rowLabel = ({ email }: Invitation) => email

/** Who was invited and has not come in yet, each to be asked again or no more. Nothing at all where there is nobody. */
export function Invitations() {
  const intl = useIntl()
  const columns = useColumns()
  const act = useInvitationWrite()
  const { data } = useGet(urlOf('/api/users/invitations'))
  const say = (name: string) => intl.formatMessage({ id: `admin.users.${name}` })
  if (!data || data.data.length === 0) return null
  const menu = ({ id, email }: Invitation): RowMenuItem[] => [
    {
      kind: 'action',
      label: say('inviteAgain'),
      onSelect: () => act(() => inviteAgain(id), 'invited', email),
    },
    {
      kind: 'action',
      tone: 'danger',
      label: say('withdraw'),
      onSelect: () => act(() => withdrawInvitation(id), 'withdrawn', email),
    },
  ]
  return (
    <DataTable
      label={say('invitations')}
      rows={data.data}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowMenu={menu}
    />
  )
}

/** Gives the function that does something about an invitation, reads the list anew and says what was done. */
function useInvitationWrite() {
  const intl = useIntl()
  const refresh = useRefresh()
  const { show } = useToast()
  return async (write: () => Promise<unknown>, done: string, email: string): Promise<void> => {
    if (await reported(write)) show({ text: intl.formatMessage({ id: `admin.users.${done}` }, { email }) })
    await refresh()
  }
}

function useColumns(): DataColumn<Invitation>[] {
  const intl = useIntl()
  const dates = useDates()
  return useMemo(() => {
    const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.users.${name}` }, values)
    return [
      {
        id: 'email',
        header: say('invitations'),
        main: true,
        cell: ({ email, invited_by, language }) => (
          <RowTitle
            title={email}
            note={[
              invited_by && say('invitedBy', { name: invited_by.full_name }),
              say(`language.${language}`),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ),
      },
      {
        id: 'panel',
        header: say('panel'),
        width: 'fit',
        cell: (invitation) => say(invitation.super ? 'withPanelShort' : 'withoutPanel'),
      },
      {
        id: 'state',
        header: say('state'),
        width: 'fit',
        card: 'aside',
        cell: ({ expired, expires_at }) => (
          <Tag tone={expired ? 'outline' : 'unconfirmed'}>
            {say(expired ? 'invitationExpired' : 'invitationUntil', { day: dates.instant(expires_at, 'LL') })}
          </Tag>
        ),
      },
    ]
  }, [intl, dates])
}
