import { accountUrl, sessionsUrl } from '@gallery/contract'
import { AccountActions, Columns, Container, Divider, Heading, SessionList, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { OwnPage } from '../auth/OwnPage.tsx'
import { useGet } from '../data/useGet.ts'
import { AccountForm } from './AccountForm.tsx'
import { useDepartures } from './useDepartures.ts'

/** 'Tus datos' (spec §2): one's own data, where one is signed in, and the ways out. */
export function UserPage() {
  const title = useIntl().formatMessage({ id: 'nav.user' })
  return (
    <OwnPage title={title}>
      <Container>
        <Columns split="7/4" space="column">
          <OwnForm />
          <Stack space="s5">
            <Places />
            <Divider />
            <TheAccount />
          </Stack>
        </Columns>
      </Container>
    </OwnPage>
  )
}

function OwnForm() {
  const { data } = useGet(accountUrl())
  return <div>{data ? <AccountForm account={data.data} /> : null}</div>
}

/** Where one is signed in. */
function Places() {
  const { data } = useGet(sessionsUrl())
  const { closeSession, signOutEverywhere } = useDepartures()
  return (
    <Stack space="s2">
      <Heading level={2} size="l">
        <FormattedMessage id="user.sessions" />
      </Heading>
      <SessionList
        sessions={(data?.data ?? []).map(({ id, device, last_seen_at, current }) => ({
          id,
          device,
          lastSeen: last_seen_at,
          current,
        }))}
        onClose={closeSession}
        onCloseAll={signOutEverywhere}
      />
    </Stack>
  )
}

function TheAccount() {
  const { deleteAccount } = useDepartures()
  return (
    <Stack space="s2">
      <Heading level={2} size="l">
        <FormattedMessage id="user.account" />
      </Heading>
      <Text size="s" tone="ink2">
        <FormattedMessage id="user.accountText" />
      </Text>
      <AccountActions exportHref="/auth/export" onDelete={deleteAccount} />
    </Stack>
  )
}
