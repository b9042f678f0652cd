import { followProven, useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { AccountActions, Columns, Container, Divider, Heading, SessionList, Stack, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { OwnPage } from '../auth/OwnPage.tsx'
import { AccountForm } from './AccountForm.tsx'
import { OwnFactors } from './OwnFactors.tsx'
import { useDepartures } from './useDepartures.ts'

/** 'Tus datos': one's own data, how and where one is signed in, and the ways out. */
export function UserPage() {
  const title = useIntl().formatMessage({ id: 'nav.user' })
  return (
    <OwnPage title={title}>
      <Container>
        <Columns split="7/4" space="column">
          <OwnForm />
          <Stack space="s5">
            <OwnFactors />
            <Divider />
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
  const { data } = useGet(urlOf('/auth/account'))
  // Who signs in again is nobody for a moment: the form stays meanwhile, with what was typed into it.
  const [account, setAccount] = useState(data?.data)
  if (data && data.data !== account) setAccount(data.data)
  return <div>{account ? <AccountForm account={account} /> : null}</div>
}

/** Where one is signed in. */
function Places() {
  const { data } = useGet(urlOf('/auth/sessions'))
  const { closeSession, signOutEverywhere } = useDepartures()
  return (
    <Stack space="s2">
      <Heading level={2} size="l">
        <FormattedMessage id="user.sessions" />
      </Heading>
      <SessionList
        sessions={(data?.data ?? []).map(({ id, device, place, last_seen_at, current }) => ({
          id,
          device,
          place,
          lastSeen: last_seen_at,
          current,
        }))}
        onClose={closeSession}
        onCloseAll={signOutEverywhere}
      />
      <Text size="s" tone="ink2">
        <FormattedMessage id="user.sessionsPlace" />
      </Text>
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
      <AccountActions exportHref="/auth/export" onExport={followProven} onDelete={deleteAccount} />
    </Stack>
  )
}
