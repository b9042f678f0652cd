import { reported, useGet } from '@gallery/client'
import { MailState, mailStates, type OutgoingMail, urlOf } from '@gallery/contract'
import { Stack, Text } from '@gallery/ui'
import { type RowMenuItem, Segmented } from '@gallery/ui/admin'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { giveUpMail, sendMailNow } from './mailWrites.ts'
import { useMailColumns } from './useMailColumns.tsx'

const rowId = ({ id }: OutgoingMail) => id
const rowLabel = ({ to, subject }: OutgoingMail) => `${to}, ${subject}`
const none: readonly OutgoingMail[] = []
/** Of what has left there is nothing to explain and nothing to do. */
const notOfSent: ReadonlySet<string> = new Set(['reason', 'send'])

/** The mails that the site writes by itself: those that wait, those that did not arrive and why, those that left. */
export function MailsPage() {
  const intl = useIntl()
  const refresh = useRefresh()
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const state = MailState.safeParse(value('state')).data ?? 'waiting'
  const reading = useGet(urlOf('/api/mails', { state, query: words, page }), { keep: true })
  const { data } = reading
  const [leaving, setLeaving] = useState<OutgoingMail>()

  const sendNow = useCallback(
    async (mail: OutgoingMail) => {
      await reported(() => sendMailNow(mail))
      await refresh()
    },
    [refresh]
  )
  const columns = useMailColumns(sendNow)
  const rowMenu = useCallback(
    (mail: OutgoingMail): readonly RowMenuItem[] => {
      const act = (id: string, onSelect: () => void) =>
        ({ kind: 'action', label: intl.formatMessage({ id: `admin.mails.${id}` }), onSelect }) as const
      return [
        ...(mail.sendable ? [act('send', () => void sendNow(mail))] : []),
        ...(mail.state === 'waiting' || mail.last_error !== null
          ? [act('giveUp', () => setLeaving(mail))]
          : []),
      ]
    },
    [intl, sendNow]
  )

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.mails' })}
      head={(filters) => (
        <Stack space="s5">
          <Text size="s" tone="ink2">
            <FormattedMessage id="admin.mails.about" />
          </Text>
          {filters}
        </Stack>
      )}
      address={address}
      reading={reading}
      read="/api/mails"
      search={intl.formatMessage({ id: 'admin.mails.search' })}
      segments={
        <Segmented
          label={intl.formatMessage({ id: 'admin.mails.which' })}
          items={mailStates.map((each) => ({
            label: intl.formatMessage({ id: `admin.mails.state.${each}` }),
            href: href({ state: each === 'waiting' ? null : each }),
            current: state === each,
            ...(data ? { count: data.counts[each] } : {}),
          }))}
        />
      }
      found={(count) => <FormattedMessage id="admin.mails.found" values={{ count }} />}
      onClear={words === '' ? undefined : () => set({ q: null })}
      rows={data?.data ?? none}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      {...(state === 'sent' ? { hiddenColumns: notOfSent } : { rowMenu })}
      none={<FormattedMessage id={`admin.mails.none.${state}`} />}
    >
      {leaving ? (
        <GiveUpDialog
          mail={leaving}
          onGiveUp={async () => {
            await giveUpMail(leaving)
            await refresh()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </ListScreen>
  )
}
